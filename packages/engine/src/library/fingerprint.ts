import { hashText } from '../model/hash.ts';
import type { Clause, SharedDeckSpec } from './card-spec.ts';
import type { AbilitySpec, CardDef } from './definitions.ts';
import type { RuleNode } from './nodes/grammar.ts';
import { canonical } from './nodes/walk.ts';

/**
 * Fingerprints of content, so that a record can say what it was played with: names, facts and the trees of what cards do,
 * every word and number of them. Display texts do not count, and neither does how the program was built.
 */

/**
 * The fingerprint of an ability: while it stays the same, a game can be resumed in the middle of that ability. That takes the
 * same text, and the same steps and slots made from it.
 */
export function fingerprintOfAbility({ node, script }: AbilitySpec): string {
  return hashText(`${canonical(node)} ${script.slots} ${script.steps.length}`);
}

export function fingerprintOfRule(node: RuleNode): string {
  return hashText(canonical(node));
}

export type Facts = Pick<
  CardDef,
  'kind' | 'name' | 'copies' | 'power' | 'play' | 'breakpoint' | 'vp' | 'mentions'
>;

export function fingerprintOfCard(facts: Facts, clauses: readonly Clause[]): string {
  const { kind, name, copies, power, play, breakpoint, vp, mentions } = facts;
  return hashText(canonical({ kind, name, copies, power, play, breakpoint, vp, mentions, clauses }));
}

type Shared = Pick<SharedDeckSpec, 'name' | 'ending'> & { readonly isFaceDown: boolean };

/** The fingerprint of all content. */
export function fingerprintOfAll(defs: readonly CardDef[], sharedDecks: readonly Shared[]): string {
  const cards = defs.map(({ key, set, fingerprint }) => `${key} ${set} ${fingerprint}`);
  const endings = sharedDecks.map(
    ({ name, ending, isFaceDown }) => `${name} ${canonical(ending)}${isFaceDown ? ' face down' : ''}`,
  );
  return hashText([...cards, ...endings].join('\n'));
}
