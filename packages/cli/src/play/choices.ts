import { NONE, type CardId, type Decision, type Option } from '@smashup/engine';
import { at } from '../lists.ts';
import { MESSAGES } from '../words/game-messages.ts';
import { tellHint } from '../words/hints.ts';
import { paint } from '../words/paint.ts';
import type { Speaker } from '../words/speaker.ts';
import { words } from '../words/words.ts';

/** An option as it is offered to a person: a line, and the option that it stands for. */
export interface Choice {
  readonly label: string;
  readonly option: number;
  /** The card whose line in the hand carries the number already, or NONE. */
  readonly inHand: CardId;
}

/** The options of a decision, those that are shown in the hand first. */
export function listChoices(decision: Decision, speaker: Speaker): Choice[] {
  const { hand = [] } = speaker.state.players[decision.seat] ?? {};
  const distinct = withoutCopies(decision, speaker);
  const choices = distinct.options.map((option) => ({
    label: labelOf(option, distinct, speaker),
    option: decision.options.indexOf(option),
    inHand: meantInHand(option, hand, speaker),
  }));
  const shown = choices.filter(({ inHand }) => inHand !== NONE);
  const places = inOrderShown(hand, speaker);
  shown.sort((one, other) => places.indexOf(one.inHand) - places.indexOf(other.inHand));
  return [...shown, ...choices.filter(({ inHand }) => inHand === NONE)];
}

/** If one is wanted, copies of a card in the same hand or pile are offered once. */
function withoutCopies(decision: Decision, speaker: Speaker): Decision {
  if (decision.max !== 1) return decision;
  const options = decision.options.filter(
    (option, at, all) => !all.slice(0, at).some((earlier) => isCopy(option, earlier, speaker)),
  );
  return { ...decision, options };
}

function labelOf(option: Option, decision: Decision, speaker: Speaker): string {
  return paint(words.describeOption(option, decision, speaker));
}

/** Copies lie side by side. */
function inOrderShown(hand: readonly CardId[], speaker: Speaker): CardId[] {
  const defs = new Set(hand.map((card) => speaker.def(card)));
  return [...defs].flatMap((def) => hand.filter((card) => speaker.def(card) === def));
}

/** The card in hand that the option stands for without any further words. */
function meantInHand(option: Option, hand: readonly CardId[], speaker: Speaker): CardId {
  const plain = option.kind === 'card' || (option.kind === 'play' && isPlainPlay(option, speaker));
  return plain && hand.includes(option.card) ? option.card : NONE;
}

/** With a free play, and as the card's main type. */
function isPlainPlay({ card, grant, as }: Extract<Option, { kind: 'play' }>, speaker: Speaker): boolean {
  return grant === NONE && speaker.def(card)?.kind === as;
}

/** Do the two options do the same with two copies of a card that lie in the same hand or pile? */
function isCopy(one: Option, other: Option, speaker: Speaker): boolean {
  if (one.kind === 'card' && other.kind === 'card') return areCopies(one.card, other.card, speaker);
  if (one.kind !== 'play' || other.kind !== 'play') return false;
  return one.grant === other.grant && one.as === other.as && areCopies(one.card, other.card, speaker);
}

function areCopies(one: CardId, other: CardId, speaker: Speaker): boolean {
  const { players, owners } = speaker.state;
  return (
    speaker.def(one) === speaker.def(other) &&
    owners[one] === owners[other] &&
    // In play two cards that read alike can still differ, so both are offered.
    players
      .flatMap(({ hand, deck, discard }) => [hand, deck, discard])
      .some((pile) => pile.includes(one) && pile.includes(other))
  );
}

/** The meaning of Enter: passing, or no pick at all; null if something has to be picked. */
export function defaultPicks({ options, min }: Decision): number[] | null {
  if (min === 0) return [];
  const pass = options.findIndex(({ kind }) => kind === 'pass');
  return pass < 0 || min > 1 ? null : [pass];
}

/** The picks that the numbers stand for, or what is wrong with them. */
export function picksFor(
  numbers: readonly number[],
  choices: readonly Choice[],
  decision: Decision,
): number[] | string {
  const picks: number[] = [];
  for (const number of numbers) {
    const choice = choices[number - 1];
    if (choice === undefined) return MESSAGES.noOption(number, choices.length);
    if (picks.includes(choice.option)) return MESSAGES.twice(number);
    picks.push(choice.option);
  }
  const { min, max } = decision;
  return picks.length < min || picks.length > max ? MESSAGES.tooFewOrMany(tellHint(decision)) : picks;
}

/** The numbers that stand for some picks. A copy that is not offered is represented by the one that is. */
export function numbersFor(
  picks: readonly number[],
  choices: readonly Choice[],
  decision: Decision,
  speaker: Speaker,
): number[] {
  return picks.map((pick) => {
    const itself = choices.findIndex(({ option }) => option === pick);
    if (itself >= 0) return itself + 1;
    const picked = at(decision.options, pick);
    return choices.findIndex(({ option }) => isCopy(picked, at(decision.options, option), speaker)) + 1;
  });
}
