import { defOf } from '../../game.ts';
import type { CardTest, Read } from '../../library/definitions.ts';
import type { AnyTestNode, NodesOf, SelectionNode } from '../../library/nodes/grammar.ts';
import {
  BASE_TESTS,
  CARD_TESTS,
  COMMON_TESTS,
  PILE_TESTS,
  PLAYER_TESTS,
} from '../../library/nodes/selections.ts';
import { NONE, type BaseId } from '../../model/ids.ts';
import { isAimedAtMinions } from '../../rules/aim.ts';
import { inForce } from '../../rules/in-force.ts';
import { hasName } from '../../rules/names.ts';
import { canBePlayed } from '../../rules/playing.ts';
import { playByAbility } from '../../rules/responses.ts';
import { ownPower, power, printedPower } from '../../rules/power.ts';
import { isOfKind, isStandardAction, isTrueAs, type Side } from '../../rules/sides.ts';
import { baseAt, hasMinionAt, ownerOf, pieceOf } from '../../rules/table.ts';
import { kept } from '../../rules/scope.ts';
import { currentScoring } from '../../rules/under-way.ts';
import { fitsPlay, PLAY_USED } from '../../rules/ways.ts';
import { canChangePower, canGoTo } from './able.ts';
import { read } from './amount.ts';
import type { Code, Lowering } from './lowering.ts';
import { nounOf } from './nouns.ts';
import {
  HERE,
  isAmong,
  ITSELF,
  listOf,
  not,
  OTHER,
  Selected,
  YOURS,
  type Kind,
  type PlainTest,
  type Source,
} from './selected.ts';
import { SpokenOf } from '../../library/spoken-of.ts';
import { isFaceDown } from '../../model/face-down.ts';

/** A plain test is kept as data. */
type Test = PlainTest | CardTest;

/** What a selection has come to, test by test. */
class Narrowing {
  readonly l: Lowering;
  readonly source: Source;
  kind: Kind;
  readonly tests: Test[];

  constructor({ kind, source, tests }: Selected, l: Lowering) {
    this.l = l;
    this.kind = kind;
    this.source = source;
    this.tests = [...tests];
  }

  get selected(): Selected {
    return new Selected(this.kind, this.source, this.tests.slice());
  }

  /** What cards out of play are asked for as (R10.23); null: as cards. */
  get side(): Side | null {
    return typeof this.kind === 'string' ? null : this.kind.side;
  }

  add(node: AnyTestNode): void {
    this.tests.push(this.testOf(node));
  }

  private testOf(node: AnyTestNode): Test {
    const { kind } = this;
    if (isIn(COMMON_TESTS, node)) return commonTestOf(node, this.l);
    if (kind === 'cards' && isIn(CARD_TESTS, node)) return cardTestOf(node, this);
    if (kind === 'bases' && isIn(BASE_TESTS, node)) return baseTestOf(node, this);
    if (kind === 'players' && isIn(PLAYER_TESTS, node)) return playerTestOf(node, this);
    if (typeof kind === 'object' && isIn(PILE_TESTS, node)) {
      if (node.test === 'minions' || node.test === 'actions')
        this.kind = { ...kind, side: node.test === 'minions' ? 'minion' : 'action' };
      return pileTestOf(node, this);
    }
    throw new Error(`"${node.test}" says nothing of these.`);
  }
}

export function selectionOf({ all, that }: SelectionNode, l: Lowering): Selected {
  const noun = nounOf(all, l);
  if (that.length === 0) return noun;
  const narrowing = new Narrowing(noun, l);
  for (const test of that) narrowing.add(test);
  return narrowing.selected;
}

function isIn<T extends object>(
  tests: T,
  node: AnyTestNode,
): node is Extract<AnyTestNode, { readonly test: keyof T }> {
  return Object.hasOwn(tests, node.test);
}

const COMMON_TEST_CODE: Code<typeof COMMON_TESTS, 'test', CardTest> = {
  if({ condition }, l) {
    return l.condition(condition);
  },
  'such that'({ each, condition }, l) {
    const spoken = new SpokenOf<number>(NONE);
    const holds = l.bind(each, { number: () => spoken.now }, () => l.condition(condition));
    return (g, s, id) => spoken.read(id, holds, g, s);
  },
  'among these': ({ cards }, l) => isAmong(l.oneOrMore(cards)),
  except({ cards }, l) {
    const some = l.some(cards);
    return not(typeof some === 'function' ? isAmong(some) : some.matches);
  },
  matches: ({ selection }, l) => l.selection(selection).matches,
  'can go to': (node, l) => canGoTo(l.some(node.bases)),
  'can change power': () => canChangePower,
  'you could play': ({ at, as }, l) => youCouldPlay(at && l.oneOrMore(at), as),
  'fits the play used': () => (g, s, card) => fitsPlay(g, kept(s, PLAY_USED)[0], card),
  'first in danger here': () => isFirstInDangerHere,
};

export function commonTestOf<W extends keyof typeof COMMON_TESTS>(
  node: NodesOf<typeof COMMON_TESTS, 'test', W>,
  l: Lowering,
): CardTest {
  return COMMON_TEST_CODE[node.test](node, l);
}

/**
 * A card that you could play now if it were in your hand, at that base if one is named; null: as a minion or as an
 * action (R10.23).
 */
export const youCouldPlay =
  (at?: Read<BaseId> | Read<readonly BaseId[]>, as: Side | null = null): CardTest =>
  (g, s, card) => {
    const places = at === undefined ? null : listOf(at)(g, s);
    return isTrueAs(g, card, as, (seen) => canBePlayed(seen, playByAbility(seen, s.you, card, places)));
  };

/** No other minion here was about to be destroyed this turn, nor this one before. */
const isFirstInDangerHere: CardTest = (g, s, minion) => {
  const [first, second] = g.state.turn.fallen.filter(
    ({ how, base }) => how === 'in danger' && base === s.here,
  );
  return second === undefined && (first === undefined || first.stamp === pieceOf(g, minion)?.stamp);
};

type TestCode<Table> = {
  readonly [Word in keyof Table]: (node: NodesOf<Table, 'test', Word>, n: Narrowing) => Test;
};

const CARD_TEST_CODE: TestCode<typeof CARD_TESTS> = {
  here: () => HERE,
  yours: () => YOURS,
  others: () => OTHER,
  itself: () => ITSELF,
  elsewhere: () => (g, s, card) => baseAt(g, card) !== s.here,
  at({ place }, { l }) {
    const some = l.some(place);
    if (typeof some !== 'function') return (g, s, card) => some.matches(g, s, baseAt(g, card));
    return (g, s, card) => baseAt(g, card) === some(g, s);
  },
  'of others': () => (g, s, card) => pieceOf(g, card)?.controller !== s.you,
  of({ player }, { l }) {
    const whose = l.number(player);
    return (g, s, card) => pieceOf(g, card)?.controller === whose(g, s);
  },
  'on bases': () => (g, _, card) => pieceOf(g, card)?.on === NONE,
  'with counters': () => (g, _, card) => (pieceOf(g, card)?.counters ?? 0) > 0,
  named({ name }, { l }) {
    if (typeof name === 'string') return (g, _, card) => hasName(g, card, name);
    const asked = l.name(name);
    return (g, s, card) => hasName(g, card, asked(g, s));
  },
  'name contains':
    ({ part }) =>
    (g, _, card) =>
      defOf(g, card).name.includes(part),
  labelled:
    ({ label }) =>
    (g, _, card) =>
      defOf(g, card).labels.includes(label),
  'owned by'({ player }, { l }) {
    const whose = l.number(player);
    return (g, s, card) => ownerOf(g, card) === whose(g, s);
  },
  'power at most'({ amount }, { l }) {
    const most = l.amount(amount);
    return (g, s, card) => power(g, card) <= read(g, s, most);
  },
  'power at least'({ amount }, { l }) {
    const least = l.amount(amount);
    return (g, s, card) => power(g, card) >= read(g, s, least);
  },
  'power below'({ amount }, { l }) {
    const limit = l.amount(amount);
    return (g, s, card) => power(g, card) < read(g, s, limit);
  },
  'own power at most'({ amount }, { l }) {
    const most = l.amount(amount);
    return (g, s, card) => ownPower(g, card) <= read(g, s, most);
  },
  'own power at least'({ amount }, { l }) {
    const least = l.amount(amount);
    return (g, s, card) => ownPower(g, card) >= read(g, s, least);
  },
  'own power below'({ amount }, { l }) {
    const limit = l.amount(amount);
    return (g, s, card) => ownPower(g, card) < read(g, s, limit);
  },
  'printed power':
    ({ amount }) =>
    (g, _, card) =>
      printedPower(g, card) === amount,
  'printed power at most':
    ({ amount }) =>
    (g, _, card) =>
      printedPower(g, card) <= amount,
  'printed power at least':
    ({ amount }) =>
    (g, _, card) =>
      printedPower(g, card) >= amount,
  'of faction'({ faction }, { l }) {
    const name = l.name(faction);
    return (g, s, card) => defOf(g, card).faction === name(g, s);
  },
  host: () => (g, s, card) => pieceOf(g, s.self)?.on === card,
  weakest: (_, n) => extreme(n.selected, (a, b) => a < b),
  strongest: (_, n) => extreme(n.selected, (a, b) => a > b),
  on({ minion }, { l }) {
    const some = l.some(minion);
    if (typeof some === 'function') return (g, s, card) => pieceOf(g, card)?.on === some(g, s);
    return (g, s, card) => {
      const host = pieceOf(g, card)?.on ?? NONE;
      return host !== NONE && some.matches(g, s, host);
    };
  },
  'face up': () => (g, _, card) => !isFaceDown(pieceOf(g, card)),
};

function cardTestOf<W extends keyof typeof CARD_TESTS>(
  node: NodesOf<typeof CARD_TESTS, 'test', W>,
  n: Narrowing,
): Test {
  return CARD_TEST_CODE[node.test](node, n);
}

function extreme({ list }: Selected, beats: (a: number, b: number) => boolean): CardTest {
  return (g, s, card) => {
    const own = power(g, card);
    return !list(g, s).some((other) => beats(power(g, other), own));
  };
}

const BASE_TEST_CODE: TestCode<typeof BASE_TESTS> = {
  here: () => (_, s, base) => base === s.here,
  'other than': ({ base }, n) => otherThan(n.l.number(base)),
  'with yours': () => (g, s, base) => hasMinionAt(g, base, s.you),
};

function baseTestOf<W extends keyof typeof BASE_TESTS>(
  node: NodesOf<typeof BASE_TESTS, 'test', W>,
  n: Narrowing,
): Test {
  return BASE_TEST_CODE[node.test](node, n);
}

/** All bases but that one. */
export const otherThan =
  (base: Read<BaseId>): CardTest =>
  (g, s, other) =>
    other !== base(g, s);

const PLAYER_TEST_CODE: TestCode<typeof PLAYER_TESTS> = {
  others: () => (_, s, seat) => seat !== s.you,
  'with minion here': () => (g, s, seat) => hasMinionAt(g, s.here, seat),
  'in place':
    ({ place }) =>
    (g, _, seat) =>
      currentScoring(g)?.places[seat] === place,
};

function playerTestOf<W extends keyof typeof PLAYER_TESTS>(
  node: NodesOf<typeof PLAYER_TESTS, 'test', W>,
  n: Narrowing,
): Test {
  return PLAYER_TEST_CODE[node.test](node, n);
}

/** Out of play, a card that is both is among the minions and among the actions (R10.23). */
const PILE_TEST_CODE: TestCode<typeof PILE_TESTS> = {
  minions: () => (g, _, card) => isOfKind(defOf(g, card), 'minion'),
  actions: () => (g, _, card) => isOfKind(defOf(g, card), 'action'),
  standard: () => (g, _, card) => isStandardAction(g, defOf(g, card)),
  'on base': () => (g, _, card) => defOf(g, card).play === 'on-base',
  'on minion': () => (g, _, card) => defOf(g, card).play === 'on-minion',
  power:
    ({ amount }) =>
    (g, _, card) =>
      defOf(g, card).power === amount,
  'power at most'({ amount }, { l }) {
    const most = l.amount(amount);
    return (g, s, card) => defOf(g, card).power <= read(g, s, most);
  },
  'power below'({ amount }, { l }) {
    const limit = l.amount(amount);
    return (g, s, card) => defOf(g, card).power < read(g, s, limit);
  },
  named({ name }, { l }) {
    if (typeof name === 'string') return (g, _, card) => defOf(g, card).name === name;
    return named(l.name(name));
  },
  'affects minions': () => (g, _, card) => isAimedAtMinions(defOf(g, card)),
  'mentioned by'({ card }, { l }) {
    const one = l.number(card);
    return (g, s, other) => {
      const id = one(g, s);
      return id !== NONE && defOf(g, id).mentions.includes(defOf(g, other).name);
    };
  },
  playable: ({ at }, { l, side }) => youCouldPlay(at && l.oneOrMore(at), side),
  'not forbidden':
    (_, { side }) =>
    (g, s, card) => {
      const play = { card, player: s.you, base: NONE, on: NONE, extra: true, mayGoTo: () => false };
      return isTrueAs(
        g,
        card,
        side,
        (seen) => !inForce(seen)['cannot play'].some(({ rule, scope }) => rule.test(seen, scope, play)),
      );
    },
  'name contains':
    ({ part }) =>
    (g, _, card) =>
      defOf(g, card).name.includes(part),
  labelled:
    ({ label }) =>
    (g, _, card) =>
      defOf(g, card).labels.includes(label),
  'owned by'({ player }, { l }) {
    const whose = l.number(player);
    return (g, s, card) => ownerOf(g, card) === whose(g, s);
  },
  itself: () => ITSELF,
  others: () => OTHER,
};

function pileTestOf<W extends keyof typeof PILE_TESTS>(
  node: NodesOf<typeof PILE_TESTS, 'test', W>,
  n: Narrowing,
): Test {
  return PILE_TEST_CODE[node.test](node, n);
}

/** Of cards out of play, the minions. */
export const minionsOf = (pile: Selected): Selected =>
  pile.where((g, _, card) => isOfKind(defOf(g, card), 'minion')).as('minion');

/** Cards out of play with that name. */
export const named =
  (name: Read<string>): CardTest =>
  (g, s, card) =>
    defOf(g, card).name === name(g, s);
