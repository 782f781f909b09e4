import { speaksOfTheirPowers, speaksOfThem, takesAnyOrder } from '../../library/nodes/traits.ts';
import type { AbilitySpec, Instead, Script, Triggered } from '../../library/definitions.ts';
import type { ABILITIES } from '../../library/nodes/abilities.ts';
import type {
  AbilityNode,
  ConditionNode,
  NodesOf,
  OccasionNode,
  Text,
  VerbNode,
} from '../../library/nodes/grammar.ts';
import type { Code, Lowering } from './lowering.ts';
import { and, type Occasion } from './occasions.ts';
import { listOf } from './selected.ts';
import { PLAY_USED } from '../../rules/ways.ts';
import { THEIR_POWERS, THEM } from './them.ts';

const always = (): boolean => true;

const ABILITY_CODE: Code<typeof ABILITIES, 'ability', AbilitySpec> = {
  'on play': (node, l) => ({
    kind: 'on play',
    node,
    when: l.when(node.when),
    script: l.script(node.do),
    limit: node.limit ?? 'unlimited',
  }),
  'on uncover': (node, l) => ({ kind: 'on uncover', node, script: l.script(node.do), limit: 'unlimited' }),
  'on play from stasis': (node, l) => ({
    kind: 'on play from stasis',
    node,
    script: l.script(node.do),
    limit: 'unlimited',
  }),
  talent: (node, l) => ({
    kind: 'talent',
    node,
    from: 'play',
    when: l.when(node.when) ?? always,
    script: l.script(node.do),
    limit: node.limit ?? 'unlimited',
  }),
  'on your turn': (node, l) => ({
    kind: 'on your turn',
    node,
    from: node.from ?? 'play',
    when: l.when(node.when) ?? always,
    script: l.script(node.do, node.withPlay === 'minion' ? PLAY_USED + 1 : undefined),
    ...(node.withPlay === undefined ? {} : { withPlay: node.withPlay }),
    limit: node.limit ?? 'once per turn',
  }),
  whenever: (node, l) => triggered(node, l.script(node.do, slotsGiven(node.do)), l),
  'in answer to': (node, l) => ({
    kind: 'response',
    node,
    ...waitingFor(node.on, node.when, l),
    mode: node.way,
    ...(node.inDiscard ? { inDiscard: true } : {}),
    ...(node.takesText ? { takesText: true } : {}),
    at: node.at === undefined ? null : l.number(node.at),
    onto: node.onto === undefined ? null : l.selection(node.onto).matches,
    limit: node.limit ?? 'unlimited',
    script: l.script(node.do ?? []),
  }),
  'instead of destroying': (node, l) => ({
    ...instead(node, l),
    ...(node.optional ? { optional: true } : {}),
  }),
  'instead of going to discard pile': (node, l) => ({ ...instead(node, l), of: 'discard pile' }),
  'instead of falling off': (node, l) => ({ ...instead(node, l), of: 'falling off' }),
  'instead of returning': (node, l) => ({
    ...instead(node, l),
    of: 'return',
    optional: true,
    ...(node.oncePerBatch ? { oncePerBatch: true } : {}),
  }),
  'instead of losing clash': (node, l) => ({
    kind: 'instead',
    of: 'lost clash',
    node,
    test: (_, s, card) => card === s.self,
    limit: 'unlimited',
    script: l.script(node.do),
  }),
};

function instead(
  node: Extract<
    AbilityNode,
    {
      ability:
        | 'instead of destroying'
        | 'instead of going to discard pile'
        | 'instead of falling off'
        | 'instead of returning';
    }
  >,
  l: Lowering,
): Instead {
  return {
    kind: 'instead',
    of: 'destruction',
    node,
    test: l.selection(node.whose).matches,
    limit: 'limit' in node ? (node.limit ?? 'unlimited') : 'unlimited',
    script: l.script(node.do),
  };
}

export function abilityOf<W extends keyof typeof ABILITIES>(
  node: NodesOf<typeof ABILITIES, 'ability', W>,
  l: Lowering,
): AbilitySpec {
  return ABILITY_CODE[node.ability](node, l);
}

/** What an ability waits for, as the rules keep it. */
function waitingFor(
  on: OccasionNode,
  when: ConditionNode | undefined,
  l: Lowering,
): Pick<Triggered, 'on' | 'test'> {
  const { kinds, test }: Occasion = l.occasion(on);
  const condition = l.when(when);
  return { on: kinds, test: condition === null ? test : and(test, condition) };
}

/** The values that a trigger starts with: none, those that it happened to, or their powers as well. */
function slotsGiven(text: Text): number | undefined {
  if (speaksOfTheirPowers(text)) return THEIR_POWERS + 1;
  return speaksOfThem(text) ? THEM + 1 : undefined;
}

/** A trigger on a card, or one that a text leaves behind. */
export function triggered(
  node: Extract<AbilityNode, { ability: 'whenever' }> | Extract<VerbNode, { verb: 'later' }>,
  script: Script,
  l: Lowering,
): Triggered {
  return {
    kind: 'trigger',
    node,
    ...waitingFor(node.on, node.when, l),
    players: node.players === undefined ? null : listOf(l.some(node.players)),
    special: node.special ?? false,
    immediate: node.immediate ?? false,
    ...(node.aside ? { from: 'aside' } : node.inStasis ? { from: 'stasis' } : {}),
    ...('ability' in node && speaksOfThem(node.do)
      ? { together: speaksOfTheirPowers(node.do) ? ('with powers' as const) : true }
      : {}),
    oncePerBatch: node.oncePerBatch ?? false,
    witness: node.witness ?? false,
    alike: 'ability' in node && takesAnyOrder(node.do),
    limit: node.limit ?? 'unlimited',
    script,
  };
}
