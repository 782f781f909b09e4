import type {
  CardTestNode,
  CauseNode,
  ListNode,
  NumberNode,
  RuleNode,
  SelectionNode,
  Text,
  ValueNode,
  VerbNode,
} from './grammar.ts';
import type { Limit } from '../definitions.ts';
import type { HappeningKind } from '../../model/happening.ts';
import { someNode } from './walk.ts';

/** What can be told of a node without a game: each of these is read from the tree. */

type Some = NumberNode | ListNode | SelectionNode;

export function isThisCard(value: Some): boolean {
  return 'word' in value && value.word === 'this card';
}

/** The verbs of a text and of the texts in it, in order; what is done later has a script of its own. */
function verbsIn(text: Text): VerbNode[] {
  return text.flatMap((verb) => [verb, ...(verb.verb === 'later' ? [] : textsIn(verb).flatMap(verbsIn))]);
}

function textsIn(verb: VerbNode): Text[] {
  const texts: Text[] = [];
  if ('do' in verb) texts.push(verb.do);
  if ('otherwise' in verb && verb.otherwise !== undefined) texts.push(verb.otherwise);
  if ('accepting' in verb) texts.push(verb.accepting);
  if ('modes' in verb) texts.push(...verb.modes.map((mode) => mode.do));
  return texts;
}

/**
 * Targets that an ability which only adds something cannot change while another one waits: the card the ability is
 * on, the minion that card is on, the card it is about, your minions here, a number. Abilities that only add something to
 * such cards can be followed in any order (rules/commuting.ts).
 */
function isFixed(value: number | Some, text: Text): boolean {
  if (typeof value === 'number') return true;
  if ('all' in value) return areYoursHere(value);
  if (value.word !== 'result' && value.word !== 'results') return FIXED.has(value.word);
  // All its verbs stand side by side, so the number of one is its place.
  const verb = text[value.of];
  if (verb?.verb === 'note') return isFixed(verb.amount, text);
  return verb?.verb === 'note all' && isFixed(verb.cards, text);
}

const FIXED: ReadonlySet<ValueNode['word']> = new Set([
  'you',
  'this card',
  'its minion',
  'it',
  'it in play',
  'who did it',
]);

/** Nothing else is asked of them: whether you can reach other players' minions may depend on their power. */
function areYoursHere({ all, that }: SelectionNode): boolean {
  const isOnTable = ['minions', 'actions', 'titans', 'buried', 'cards in play'].includes(all.noun);
  return (
    isOnTable &&
    that.some(({ test }) => test === 'yours') &&
    that.every(({ test }) => ['yours', 'here', 'itself', 'others'].includes(test))
  );
}

/** It asks nothing, and only adds something to what is fixed. */
export function onlyAdds(text: Text): boolean {
  return text.length > 0 && text.every((verb) => adds(verb, text));
}

function adds(verb: VerbNode, text: Text): boolean {
  switch (verb.verb) {
    case 'place counters':
      return isFixed(verb.cards, text) && isFixed(verb.count ?? 1, text);
    case 'gain VP':
    case 'draw':
      return isFixed(verb.count, text) && isFixed(verb.player ?? { word: 'you' }, text);
    case 'note':
      return isFixed(verb.amount, text);
    case 'note all':
      return isFixed(verb.cards, text);
    case 'report':
      return isFixed(verb.done, text);
    // Nothing that only adds ends a stay in play.
    case 'if':
      return verb.condition.word === 'this is still in play' && verb.do.every((one) => adds(one, text));
    case 'until':
      return verb.rules.every(
        (rule) => rule.rule === 'power for' && isFixed(rule.cards, text) && isFixed(rule.amount, text),
      );
    default:
      return false;
  }
}

/**
 * All it does is to see to it that something happens later, to what it is about now: what comes before that makes no
 * difference.
 */
export function onlyPlans(text: Text): boolean {
  return (
    text.some(({ verb }) => verb === 'later' || verb === 'to') && text.every((verb) => plans(verb, text))
  );
}

function plans(verb: VerbNode, text: Text): boolean {
  switch (verb.verb) {
    case 'note':
      return isFixed(verb.amount, text);
    case 'to':
      return verb.otherwise === undefined && verb.do.every((one) => plans(one, text));
    case 'later':
      return true;
    default:
      return false;
  }
}

/**
 * Does it affect minions directly (R9.2): is there a verb that affects cards, and could these be minions? What it picked
 * before is traced back to where it was picked from.
 */
export function affectsMinions(text: Text): boolean {
  const verbs = verbsIn(text);
  return verbs.some((verb) => affectedBy(verb).some((some) => canBeMinions(some, verbs)));
}

function affectedBy(verb: VerbNode): Some[] {
  switch (verb.verb) {
    case 'destroy':
    case 'move':
    case 'move to one':
    case 'move each elsewhere':
    case 'return':
    case 'place':
    case 'take from play':
    case 'shuffle into your deck':
    case 'give control':
    case 'place counters':
    case 'remove counters':
      return [verb.cards];
    case 'move elsewhere':
    case 'move to or from here':
      return [verb.card];
    case 'transfer':
      return [verb.to];
    case 'swap':
      return [verb.minion];
    case 'share counters':
      return [verb.over];
    case 'transfer counters':
      return [verb.from, verb.to];
    case 'until':
      return verb.rules.flatMap(coveredBy);
    default:
      return [];
  }
}

function coveredBy(rule: RuleNode): Some[] {
  switch (rule.rule) {
    case 'power for':
      return [rule.cards];
    case 'more power':
    case 'less power down to zero':
    case 'not in total':
    case 'printed in total':
    case 'less in total':
    case 'cancels':
      return [rule.whose];
    default:
      return [];
  }
}

const MINION_NOUNS: ReadonlySet<string> = new Set(['minions', 'cards in play']);

function canBeMinions(some: Some, verbs: readonly VerbNode[]): boolean {
  if ('all' in some) {
    const { all } = some;
    if (all.noun === 'either') return canBeMinions(all.one, verbs) || canBeMinions(all.other, verbs);
    return all.noun === 'those' ? canBeMinions(all.cards, verbs) : MINION_NOUNS.has(all.noun);
  }
  switch (some.word) {
    case 'its minion':
      return true;
    case 'all':
      return some.parts.some((part) => canBeMinions(part, verbs));
    case 'first':
      return canBeMinions(some.of, verbs);
    case 'list of':
      return canBeMinions(some.selection, verbs);
    case 'each':
      return verbs.some(
        (verb) => verb.verb === 'for each' && verb.each === some.of && canBeMinions(verb.of, verbs),
      );
    case 'result':
    case 'results': {
      const source = verbs[some.of];
      return source !== undefined && pickedFrom(source).some((one) => canBeMinions(one, verbs));
    }
    default:
      return false;
  }
}

/** Where what a verb returns comes from. */
function pickedFrom(verb: VerbNode): Some[] {
  if (verb.verb === 'one of each') return [verb.group];
  if (verb.verb === 'note') return [verb.amount];
  if (verb.verb === 'note all') return [verb.cards];
  switch (verb.verb) {
    case 'choose':
    case 'choose able':
    case 'may choose':
    case 'choose up to':
    case 'choose exactly':
    case 'choose any':
    case 'choose any within':
      return [verb.from];
    default:
      return affectedBy(verb);
  }
}

/** How often it can be used, if following it to some point uses it up for the turn. */
export function usesUp(text: Text): Limit {
  for (const verb of verbsIn(text)) {
    if (verb.verb === 'use up') return 'once per turn';
    if (verb.verb === 'may once per turn') return verb.limit ?? 'once per turn';
  }
  return 'unlimited';
}

/** How the action that the text is on leaves by its own text, other than to the discard pile. */
export function leavesBy(text: Text): 'buried' | 'into stasis' | 'elsewhere' | null {
  const ways = verbsIn(text).flatMap((verb) => {
    if (verb.verb === 'hand over this') return ['elsewhere' as const];
    if (verb.verb === 'bury' && isThisCard(verb.cards)) return ['buried' as const];
    if (verb.verb === 'into stasis' && isThisCard(verb.cards)) return ['into stasis' as const];
    const leaves = verb.verb === 'to box' || verb.verb === 'return to';
    return leaves && isThisCard(verb.cards) ? ['elsewhere' as const] : [];
  });
  return ways.at(-1) ?? null;
}

/** It speaks of cards that are stored under another (R16.1). */
export function speaksOfStored(text: Text): boolean {
  return someNode(text, ({ noun }) => noun === 'stored under');
}

/** It speaks of stasis (R17). */
export function speaksOfStasis(text: Text): boolean {
  return someNode(text, ({ noun, verb }) => noun === 'in stasis' || verb === 'into stasis');
}

/** Something in there asks who has lost power this turn, so that is tracked from the beginning of the game. */
export function asksForLosses(tree: unknown): boolean {
  return someNode(tree, ({ word }) => word === 'another lost power');
}

/** Something in there waits for a minion's power to increase, so that is tracked (R10.52). */
export function awaitsRises(tree: unknown): boolean {
  return someNode(tree, ({ what }) => what === ('power gained' satisfies HappeningKind));
}

/** It depends on how much power cards have, perhaps those that it is about. */
export function asksForPower(tree: unknown): boolean {
  return someNode(tree, ({ word, test }) => isOfPower(word) || isOfPower(test));
}

const isOfPower = (name: unknown): boolean => typeof name === 'string' && OF_POWER.has(name);

const OF_POWER: ReadonlySet<string> = new Set<ValueNode['word'] | CardTestNode['test']>([
  'power',
  'total',
  'is behind',
  'power at most',
  'power at least',
  'power below',
  'weakest',
  'strongest',
]);

/** Something in there asks which minions an action has directly raised, so that is tracked (R10.74). */
export function asksForRaising(tree: unknown): boolean {
  return someNode(
    tree,
    ({ what, raising }) => what === ('raised' satisfies HappeningKind) || raising !== undefined,
  );
}

/** Which cards a selection can be about at all. */
export function reachOf({ all, that }: SelectionNode): 'itself' | 'here' | 'anywhere' {
  if (all.noun === 'bases') return 'anywhere';
  if (that.some(({ test }) => test === 'itself')) return 'itself';
  return that.some(({ test }) => test === 'here') ? 'here' : 'anywhere';
}

/** Can there be actions among them? */
export function holdsActions({ all }: SelectionNode): boolean {
  if (all.noun === 'either') return holdsActions(all.one);
  return all.noun === 'actions' || all.noun === 'cards in play';
}

/** The same selection, if it tests power, without the effects of other players' cards. */
export function byOwnPower({ all, that }: SelectionNode): SelectionNode | null {
  const own = that.map((test) => {
    switch (test.test) {
      case 'power at most':
        return { test: 'own power at most', amount: test.amount } as const;
      case 'power at least':
        return { test: 'own power at least', amount: test.amount } as const;
      case 'power below':
        return { test: 'own power below', amount: test.amount } as const;
      default:
        return test;
    }
  });
  return own.some((test, at) => test !== that[at]) ? { all, that: own } : null;
}

/** A protection that a player's own cards need not be checked for. */
export function isFromOthers({ cause }: CauseNode): boolean {
  return cause === "others' cards" || cause === "others' actions";
}

/** It speaks of all the cards it happened to, so several events of one change are one to it. */
export function speaksOfThem(text: Text): boolean {
  return someNode(text, ({ word }) => word === 'them') || speaksOfTheirPowers(text);
}

/** It speaks of the powers that they had. */
export function speaksOfTheirPowers(text: Text): boolean {
  return someNode(text, ({ word }) => word === 'their powers');
}

/**
 * In which order several events are dealt with makes no difference: either the text does not speak of the event, or only
 * one of them can be used, and each of the others be declined.
 */
export function takesAnyOrder(text: Text): boolean {
  const isOneUse = text.length === 1 && text[0]?.verb === 'may once per turn';
  return isOneUse || !someNode(text, ({ word }) => typeof word === 'string' && OF_THE_EVENT.has(word));
}

const OF_THE_EVENT: ReadonlySet<string> = new Set<ValueNode['word']>([
  'it',
  'it in play',
  'them',
  'their powers',
  'who did it',
  'what did it',
  'its power',
  'its controller',
  'its counters',
  'there',
  'was destroyed',
  'came up heads',
  'turn of yours',
  'number this turn',
  'begins to affect',
]);
