import { defOf } from '../../game.ts';
import type { CardTest, PlannedPlay, PlayTest } from '../../library/definitions.ts';
import type { NodesOf, PlaysNode } from '../../library/nodes/grammar.ts';
import type { PLAY_TESTS } from '../../library/nodes/occasions.ts';
import { isStandardAction } from '../../rules/sides.ts';
import { NONE } from '../../model/ids.ts';
import type { Code, Lowering } from './lowering.ts';
import { SpokenOf } from '../../library/spoken-of.ts';

const ofCards =
  (test: CardTest): PlayTest =>
  (g, s, { card }) =>
    test(g, s, card);

const PLAY_TEST_CODE: Code<typeof PLAY_TESTS, 'test', PlayTest> = {
  'such that'({ each, condition }, l) {
    const spoken = new SpokenOf<PlannedPlay | null>(null);
    const one = {
      number: () => spoken.now?.card ?? NONE,
      player: () => spoken.now?.player ?? NONE,
    };
    const holds = l.bind(each, one, () => l.condition(condition));
    return (g, s, play) => spoken.read(play, holds, g, s);
  },
  'of minions':
    () =>
    (g, _, { card, on }) =>
      on === NONE && defOf(g, card).kind === 'minion',
  'of actions': () => ofCards((g, _, card) => defOf(g, card).kind === 'action'),
  'of standard actions': () => ofCards((g, _, card) => isStandardAction(g, defOf(g, card))),
  'on base':
    () =>
    (_, __, { on, base }) =>
      on === NONE && base !== NONE,
  onto({ minions }, l) {
    const { matches } = l.selection(minions);
    return (g, s, { on }) => on !== NONE && matches(g, s, on);
  },
  'power at most': ({ amount }) => ofCards((g, _, card) => defOf(g, card).power <= amount),
  'power at least': ({ amount }) => ofCards((g, _, card) => defOf(g, card).power >= amount),
  'of faction'({ faction }, l) {
    const name = l.name(faction);
    return ofCards((g, s, card) => defOf(g, card).faction === name(g, s));
  },
  named(node, l) {
    const name = l.name(node.name);
    return ofCards((g, s, card) => defOf(g, card).name === name(g, s));
  },
  'as extras':
    () =>
    (_, __, { extra }) =>
      extra,
  'not as extras':
    () =>
    (_, __, { extra }) =>
      !extra,
  here:
    () =>
    (_, s, { base }) =>
      base === s.here,
  elsewhere:
    () =>
    (_, s, { base }) =>
      base !== s.here,
  at(node, l) {
    const place = l.number(node.base);
    return (g, s, { base }) => base === place(g, s);
  },
  by({ who }, l) {
    const some = l.some(who);
    if (typeof some === 'function') return (g, s, { player }) => player === some(g, s);
    return (g, s, { player }) => some.matches(g, s, player);
  },
  'by you':
    () =>
    (_, s, { player }) =>
      player === s.you,
  'by others':
    () =>
    (_, s, { player }) =>
      player !== s.you,
};

function playTestOf<W extends keyof typeof PLAY_TESTS>(
  node: NodesOf<typeof PLAY_TESTS, 'test', W>,
  l: Lowering,
): PlayTest {
  return PLAY_TEST_CODE[node.test](node, l);
}

const anyPlay: PlayTest = () => true;

/** Is it one of these plays? */
export function playsOf({ plays }: PlaysNode, l: Lowering): PlayTest {
  const [first = anyPlay, ...others] = plays.map((test) => playTestOf(test, l));
  return others.reduce<PlayTest>(
    (before, test) => (g, s, play) => before(g, s, play) && test(g, s, play),
    first,
  );
}
