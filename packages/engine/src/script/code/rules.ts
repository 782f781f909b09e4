import { defOf, type Game } from '../../game.ts';
import type {
  CardTest,
  Cause,
  Check,
  PlannedPlay,
  PlayTest,
  PowerRule,
  Read,
  RuleSpec,
  Scope,
} from '../../library/definitions.ts';
import type { NodesOf, RuleNode } from '../../library/nodes/grammar.ts';
import type { CAUSES } from '../../library/nodes/occasions.ts';
import type { RULES } from '../../library/nodes/rules.ts';
import { byOwnPower, holdsActions, isFromOthers, reachOf } from '../../library/nodes/traits.ts';
import { NONE, type BaseId, type CardId } from '../../model/ids.ts';
import { isOthersCard } from '../../rules/forbidden.ts';
import { inForce } from '../../rules/in-force.ts';
import { controllerOf } from '../../rules/table.ts';
import { read, type Amount } from './amount.ts';
import { grantOf } from './extra-play-verbs.ts';
import type { Code, Lowering } from './lowering.ts';
import { hasStayed } from './nouns.ts';
import { listOf, type Selected } from './selected.ts';
import { SpokenOf } from './spoken-of.ts';

/** Rules that hold while a card is in play, or while a lasting effect goes on (`c.until`). */
const RULE_CODE: Code<typeof RULES, 'rule', RuleSpec> = {
  'more power': ({ whose, amount, when }, l) => power(whose, l.amount(amount), l.when(when), l),
  'more power each'({ whose, each, amount, when }, l): PowerRule {
    const spoken = new SpokenOf<CardId>(NONE);
    const more = l.bind(each, { number: () => spoken.now }, () => l.number(amount));
    return {
      ...power(whose, 0, l.when(when), l),
      amount: (g, s, minion) => spoken.read(minion, more, g, s),
    };
  },
  'less power down to zero'({ whose, amount }, l) {
    const less = l.amount(amount);
    return { ...power(whose, (g, s) => -read(g, s, less), null, l), downToZero: true };
  },
  'power for'(node, l) {
    const cards = l.oneOrMore(node.cards);
    const amount = l.amount(node.amount);
    return {
      kind: 'power',
      reach: 'anywhere',
      test: (g, s, card) => {
        const meant = cards(g, s);
        const isMeant = typeof meant === 'number' ? meant === card : meant.includes(card);
        return isMeant && hasStayed(g, s, card);
      },
      amount: (g, s) => read(g, s, amount),
      isForPicked: true,
    };
  },
  'starting power'({ whose, amount }, l) {
    const value = l.amount(amount);
    return { kind: 'starting power', test: l.selection(whose).matches, value: (g, s) => read(g, s, value) };
  },
  'highest starting power': ({ whose, of }, l) => highestStartingPower(l.selection(whose), l.selection(of)),
  'more total'(node, l) {
    const isThere = isSameStay(l.number(node.at));
    const whose = l.number(node.whose);
    const amount = l.amount(node.amount);
    const when = l.when(node.when);
    return {
      kind: 'total',
      amount: (g, s, base, player) =>
        isThere(g, s, base) && player === whose(g, s) && (when === null || when(g, s))
          ? read(g, s, amount)
          : 0,
    };
  },
  'not in total': ({ whose }, l) => ({ kind: 'not in total', test: l.selection(whose).matches }),
  'more award'(node, l) {
    const isThere = isSameStay(l.number(node.at));
    const { matches } = l.selection(node.whose);
    const amount = l.amount(node.amount);
    return {
      kind: 'award',
      amount: (g, s, base, player) => (isThere(g, s, base) && matches(g, s, player) ? read(g, s, amount) : 0),
    };
  },
  'more breakpoint'(node, l) {
    const isThere = onlyWhen(isSameStay(l.number(node.at)), l.when(node.when));
    const amount = l.amount(node.amount);
    return {
      kind: 'breakpoint',
      amount: (g, s, base) => (isThere(g, s, base) ? read(g, s, amount) : 0),
    };
  },
  'starting breakpoint'(node, l) {
    const isThere = onlyWhen(isSameStay(l.number(node.at)), l.when(node.when));
    const amount = l.amount(node.amount);
    return {
      kind: 'starting breakpoint',
      test: node.ifLower
        ? (g, s, base) => isThere(g, s, base) && startsBelow(g, base, read(g, s, amount))
        : isThere,
      value: (g, s) => read(g, s, amount),
    };
  },
  'cannot be'({ verbs, whose, from, to }, l) {
    const { matches } = l.selection(whose);
    const cause = from === undefined ? null : l.cause(from);
    const goal = to === undefined ? null : l.number(to);
    return {
      kind: 'cannot',
      verbs,
      test: (g, s, card, by, base) =>
        matches(g, s, card) &&
        (cause === null || cause(g, s, by, card)) &&
        (goal === null || base === goal(g, s)),
    };
  },
  'not affected'(node, l) {
    const own = byOwnPower(node.whose);
    return {
      kind: 'protection',
      test: onlyWhen(l.selection(node.whose).matches, l.when(node.when)),
      ...(own === null ? {} : { testForPower: l.selection(own).matches }),
      from: l.cause(node.from),
      isFromOthers: isFromOthers(node),
      sheds: node.sheds,
      breaks: node.breaks,
    };
  },
  'cannot score': ({ those }, l) => ({ kind: 'cannot score', test: l.selection(those).matches }),
  'cannot play'({ those, when }, l) {
    const test = l.plays(those);
    const condition = l.when(when);
    return {
      kind: 'cannot play',
      test: condition === null ? test : (g, s, play) => test(g, s, play) && condition(g, s),
    };
  },
  'only here if possible': ({ those }, l) => onlyHereIfPossible(l.plays(those)),
  cancels({ whose }, l) {
    const some = l.some(whose);
    return {
      kind: 'cancel',
      test:
        typeof some === 'function'
          ? (g, s, card) => card === some(g, s) && hasStayed(g, s, card)
          : some.matches,
    };
  },
  'extra each turn': ({ grant, when, kept }, l) => ({
    kind: 'extra',
    grant: grantOf(grant.kind, grant, l),
    when: l.when(when) ?? always,
    kept,
  }),
  'talent twice': ({ whose, of }, l) => ({
    kind: 'talent again',
    test: l.selection(whose).matches,
    limit: 'once per turn',
    ...(of === 'each' ? { each: true } : {}),
  }),
  'ignores ability': ({ of, when }, l) => ({
    kind: 'ignores base',
    test: onlyWhen(isSameStay(l.number(of)), l.when(when)),
  }),
  'may play from discard'({ those, limit }, l) {
    const test = l.plays(those);
    return {
      kind: 'plays from discard',
      test: (g, s, play) => {
        const { player, phase } = g.state.turn;
        return player === s.you && phase === 'play' && test(g, s, play);
      },
      limit,
    };
  },
  destroys: ({ whose }, l) => ({ kind: 'destroys', test: l.selection(whose).matches }),
  'both parts': ({ limit }) => ({ kind: 'both parts', limit }),
  'instead of discard pile': ({ whose, when, to }, l) => ({
    kind: 'destination',
    test: l.selection(whose).matches,
    to,
    when,
  }),
  'also named'({ whose, name }, l) {
    const { matches } = l.selection(whose);
    return { kind: 'names', test: (g, s, card, asked) => asked === name && matches(g, s, card) };
  },
  'also named all'({ whose, each, such }, l) {
    const { matches } = l.selection(whose);
    const spoken = new SpokenOf('');
    const condition = l.bind(each, { name: () => spoken.now }, () => l.condition(such));
    return {
      kind: 'names',
      test: (g, s, card, asked) => matches(g, s, card) && spoken.read(asked, condition, g, s),
    };
  },
  'has abilities of': ({ who, of }, l) => ({
    kind: 'lends abilities',
    to: listOf(l.some(who)),
    of: l.number(of),
    these: null,
  }),
  gives: ({ to, these }, l) => ({
    kind: 'lends abilities',
    to: listOf(l.some(to)),
    of: null,
    these: l.writtenOut(these),
  }),
  'top base face down': () => ({ kind: 'top base face down' }),
  'you control': ({ whose }, l) => ({ kind: 'control', test: l.selection(whose).matches }),
  'clash waits for duel': ({ whose }, l) => ({ kind: 'clash waits', test: l.selection(whose).matches }),
};

export function ruleOf<W extends keyof typeof RULES>(
  node: NodesOf<typeof RULES, 'rule', W>,
  l: Lowering,
): RuleSpec {
  return RULE_CODE[node.rule](node, l);
}

const always: Check = () => true;

const onlyWhen = (test: CardTest, when: Check | null): CardTest =>
  when === null ? test : (g, s, card) => test(g, s, card) && when(g, s);

/** It is that base, as it was when a lasting effect began. */
const isSameStay =
  (meant: Read<BaseId>): CardTest =>
  (g, s, base) =>
    base === meant(g, s) && hasStayed(g, s, base);

function power(
  whose: Extract<RuleNode, { rule: 'more power' }>['whose'],
  amount: Amount,
  when: Check | null,
  l: Lowering,
): PowerRule {
  return {
    kind: 'power',
    reach: reachOf(whose),
    test: onlyWhen(l.selection(whose).matches, when),
    amount: (g, s) => read(g, s, amount),
    isForPicked: false,
    ...(holdsActions(whose) ? { isForActions: true } : {}),
  };
}

/** By print, or through another card. */
function startsBelow(g: Game, base: BaseId, least: number): boolean {
  return (
    defOf(g, base).breakpoint < least ||
    inForce(g).startingBreakpoint.some(
      ({ rule, scope }) => rule.value(g, scope, base) < least && rule.test(g, scope, base),
    )
  );
}

/** One that copies in its turn is looked up as well; nothing is raised beyond the highest value that is no copy itself. */
function highestStartingPower(whose: Selected, models: Selected): RuleSpec {
  return {
    kind: 'starting power',
    test: whose.matches,
    copies: models.matches,
    value: (g, s, minion) => {
      const seen = new Set([minion]);
      let highest = 0;
      const lookUp = (isModel: CardTest, scope: Scope): void => {
        for (const model of g.state.table) {
          if (seen.has(model) || !isModel(g, scope, model)) continue;
          seen.add(model);
          highest = Math.max(highest, defOf(g, model).power);
          for (const other of inForce(g).startingPower) {
            if (!other.rule.test(g, other.scope, model)) continue;
            if (other.rule.copies !== undefined) lookUp(other.rule.copies, other.scope);
            else highest = Math.max(highest, other.rule.value(g, other.scope, model));
          }
        }
      };
      lookUp(models.matches, s);
      return highest;
    },
  };
}

/** If several cards say so about different bases, any of those bases will do. */
function onlyHereIfPossible(test: PlayTest): RuleSpec {
  const claims: PlayTest = (g, s, play) =>
    test(g, s, play) &&
    play.mayGoTo(s.here) &&
    !inForce(g).cannotPlay.some(
      (other) => other.rule !== rule && other.rule.test(g, other.scope, playedAt(play, s.here)),
    );
  const rule: RuleSpec = {
    kind: 'cannot play',
    test: (g, s, play) =>
      play.base !== s.here &&
      claims(g, s, play) &&
      !inForce(g).cannotPlay.some(
        (other) => other.rule === rule && other.scope.here === play.base && claims(g, other.scope, play),
      ),
  };
  return rule;
}

/** The same card, played at another base. */
function playedAt(play: PlannedPlay, base: BaseId): PlannedPlay {
  const { card, player, on, extra } = play;
  return { card, player, base, on, extra, mayGoTo: (other) => play.mayGoTo(other) };
}

/** Who or what brings something about. */
export type CauseTest = (g: Game, s: Scope, cause: Cause, card: CardId) => boolean;

const CAUSE_CODE: Code<typeof CAUSES, 'cause', CauseTest> = {
  /** Bases belong to nobody. */
  "others' cards": () => (g, s, cause) => isOthersCard(g, s.you, cause),
  "others' actions": () => (g, s, cause) =>
    isOthersCard(g, s.you, cause) && defOf(g, cause.card).kind === 'action',
  'foreign cards': () => (g, _, cause, card) => isOthersCard(g, controllerOf(g, card), cause),
  anything: () => () => true,
  others: () => (_, s, cause) => cause.by !== s.you,
  'others than its controller': () => (g, _, cause, card) => cause.by !== controllerOf(g, card),
  by({ who }, l) {
    const some = l.some(who);
    if (typeof some === 'function') return (g, s, cause) => cause.by === some(g, s);
    return (g, s, cause) => some.matches(g, s, cause.card);
  },
};

export function causeOf<W extends keyof typeof CAUSES>(
  node: NodesOf<typeof CAUSES, 'cause', W>,
  l: Lowering,
): CauseTest {
  return CAUSE_CODE[node.cause](node, l);
}
