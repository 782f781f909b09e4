import { hashText } from '../model/hash.ts';
import { describe } from './recording.ts';
import type { Clause, SharedDeckSpec } from './card-spec.ts';
import type { AbilitySpec, CardDef, RuleSpec } from './definitions.ts';

/**
 * Fingerprints of content, so that a record can say what it was played with: names, facts and recorded steps. Display
 * texts do not count, and neither does how the program was built. Of a function that a card brings along, only its
 * presence counts: what it does shows in the games (see docs/architecture.md, Records).
 */

/** The fingerprint of an ability: while it stays the same, a game can be resumed in the middle of that ability. */
export function fingerprintOfAbility({ script, ...spec }: AbilitySpec): string {
  return hashText(`${describe(spec)} ${script.slots} ${script.steps.length} ${script.said}`);
}

export type Facts = Pick<
  CardDef,
  'kind' | 'name' | 'copies' | 'power' | 'play' | 'breakpoint' | 'vp' | 'mentions'
>;

export function fingerprintOfCard(facts: Facts, clauses: readonly Clause[]): string {
  const { kind, name, copies, power, play, breakpoint, vp, mentions } = facts;
  const all = {
    kind,
    name,
    copies,
    power,
    play,
    breakpoint,
    vp,
    mentions,
    clauses: clauses.map(describeClause),
  };
  return hashText(describe(all));
}

function describeClause(clause: Clause): string {
  switch (clause.clause) {
    case 'ability':
      return fingerprintOfAbility(clause.spec);
    case 'rule':
      return fingerprintOfRule(clause.spec);
    case 'as action':
      return clause.clauses.map(describeClause).join();
    default:
      return describe(clause);
  }
}

export function fingerprintOfRule(rule: RuleSpec): string {
  if (rule.kind !== 'reaction') return hashText(describe(rule));
  return hashText(`reaction ${rule.once} ${fingerprintOfAbility(rule.ability)}`);
}

type Shared = Pick<SharedDeckSpec, 'name' | 'ending'> & { readonly isFaceDown: boolean };

/** The fingerprint of all content. */
export function fingerprintOfAll(defs: readonly CardDef[], sharedDecks: readonly Shared[]): string {
  const cards = defs.map(({ key, set, fingerprint }) => `${key} ${set} ${fingerprint}`);
  const endings = sharedDecks.map(
    ({ name, ending, isFaceDown }) => `${name} ${describe(ending)}${isFaceDown ? ' face down' : ''}`,
  );
  return hashText([...cards, ...endings].join('\n'));
}
