import { library } from '../content/content.ts';
import { cardOf, HIDDEN, NONE, type CardDef, type CardId, type Decision, type State } from '@smashup/engine';
import { MESSAGES } from '../words/game-messages.ts';
import { tellCard, tellNumbers, tellWhyNot } from '../words/inspection.ts';
import type { Speaker } from '../words/speaker.ts';
import type { Choice } from './choices.ts';

/** Answers "? 3", "? Ghost" and "?". */
export function inspect(
  about: string,
  decision: Decision,
  choices: readonly Choice[],
  speaker: Speaker,
): string[] {
  if (about === '') return inspectSource(decision, speaker);
  const choice = /^\d+$/u.test(about) ? choices[Number(about) - 1] : undefined;
  if (choice === undefined) return inspectName(about, decision, speaker);
  const option = decision.options[choice.option];
  const card = option === undefined ? NONE : cardOf(option, speaker.state);
  return card === NONE ? [choice.label] : inspectCards([card], decision, speaker);
}

function inspectSource({ source }: Decision, speaker: Speaker): string[] {
  const def = speaker.def(source);
  return def === null ? [MESSAGES.nobodyAsks] : tellCard(def);
}

/** All cards of that name that the addressee can see; failing that, the card itself. */
function inspectName(name: string, decision: Decision, speaker: Speaker): string[] {
  const { state } = speaker;
  const visible = state.defs.flatMap((def, card) => (def === HIDDEN ? [] : [card]));
  const defs = [
    ...visible.flatMap((card) => speaker.def(card) ?? []),
    ...library.printed(state.config.printing).flatMap((def) => library.defs[def] ?? []),
  ];
  const def = bestMatch(name, defs);
  if (def === undefined) return [MESSAGES.noCard(name)];
  const cards = visible.filter((card) => speaker.def(card) === def);
  return cards.length === 0 ? tellCard(def) : inspectCards(cards, decision, speaker);
}

/** The whole name, or its beginning, or a part of it. */
function bestMatch(name: string, defs: readonly CardDef[]): CardDef | undefined {
  const wanted = name.toLowerCase();
  const called = (test: (name: string) => boolean): CardDef | undefined =>
    defs.find((def) => test(def.name.toLowerCase()));
  return (
    called((other) => other === wanted) ??
    called((other) => other.startsWith(wanted)) ??
    called((other) => other.includes(wanted))
  );
}

/** The card, the numbers of each copy on the table, and why one in hand is not offered. */
function inspectCards(cards: readonly CardId[], decision: Decision, speaker: Speaker): string[] {
  const [first = NONE] = cards;
  const def = speaker.def(first);
  if (def === null) return [speaker.card(first)];
  const inHand = cards.find((card) => speaker.state.players[speaker.you]?.hand.includes(card));
  return [
    ...tellCard(def),
    ...cards.flatMap((card) => tellNumbers(card, speaker)),
    ...(inHand === undefined || isOffered(inHand, decision, speaker.state)
      ? []
      : [`In your hand: ${tellWhyNot(inHand, speaker)}`]),
  ];
}

function isOffered(card: CardId, { options }: Decision, state: State): boolean {
  return options.some((option) => cardOf(option, state) === card);
}
