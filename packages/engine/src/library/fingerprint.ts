import { hashText } from '../model/hash.ts';
import { describe } from './recording.ts';
import type { Part, SharedDeckSpec } from './card-spec.ts';
import type { AbilitySpec, CardDef, RuleSpec } from './definitions.ts';

/**
 * Of what content is, so that a record can say what it was played with: names, facts and recorded steps. Display texts
 * do not count, and neither does how the program was built. A function that a card brings along counts as such: what it
 * does is seen in the games (see docs/architecture.md, Records).
 */

/** An ability's own: as long as it is the same, a game can be taken up in the middle of it. */
export function fingerprintOfAbility({ script, ...spec }: AbilitySpec): string {
  return hashText(`${describe(spec)} ${script.slots} ${script.steps.length} ${script.said}`);
}

export type Facts = Pick<
  CardDef,
  'kind' | 'name' | 'copies' | 'power' | 'play' | 'breakpoint' | 'vp' | 'mentions'
>;

export function fingerprintOfCard(facts: Facts, parts: readonly Part[]): string {
  const { kind, name, copies, power, play, breakpoint, vp, mentions } = facts;
  const all = { kind, name, copies, power, play, breakpoint, vp, mentions, parts: parts.map(describePart) };
  return hashText(describe(all));
}

function describePart(part: Part): string {
  switch (part.part) {
    case 'ability':
      return fingerprintOfAbility(part.spec);
    case 'rule':
      return fingerprintOfRule(part.spec);
    case 'as action':
      return part.parts.map(describePart).join();
    default:
      return describe(part);
  }
}

export function fingerprintOfRule(rule: RuleSpec): string {
  if (rule.kind !== 'reaction') return hashText(describe(rule));
  return hashText(`reaction ${rule.once} ${fingerprintOfAbility(rule.ability)}`);
}

type Ended = Pick<SharedDeckSpec, 'name' | 'ending'>;

/** Of all content there is. */
export function fingerprintOfAll(defs: readonly CardDef[], sharedDecks: readonly Ended[]): string {
  const cards = defs.map(({ key, set, fingerprint }) => `${key} ${set} ${fingerprint}`);
  const endings = sharedDecks.map(({ name, ending }) => `${name} ${describe(ending)}`);
  return hashText([...cards, ...endings].join('\n'));
}
