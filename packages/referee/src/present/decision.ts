import { cardOf, HIDDEN, NONE, type CardId, type Decision, type Option, type View } from '@smashup/engine';
import type { OptionWords, Phrase } from '@smashup/words';
import type { DecisionView, OptionTarget, OptionView } from '../protocol/decision-view.ts';
import type { CardView } from '../protocol/table-view.ts';
import { addresseeTo, type Lens } from '../instruments.ts';
import { faceOf, liesThere, presentCard, presentHeld } from './cards.ts';

/** The pending decision as the viewer sees it; null: another seat decides. */
export function presentDecision(view: View, lens: Lens): DecisionView | null {
  const { pending } = view;
  if (pending === null || pending.seat !== view.viewer) return null;
  const { id, seat, kind, source, min, max } = pending;
  return {
    id,
    seat,
    kind,
    prompt: lens.words.tellPrompt(pending, addresseeTo(view)),
    source: source === NONE ? null : presentCard(view, source),
    options: lens.words
      .tellOptions(pending, addresseeTo(view))
      .map((told) => presentOption(told, pending, view, lens)),
    min,
    max,
    confirmPass: leavesPlays(pending),
  };
}

/** Passing ends Play Cards for good. */
function leavesPlays({ kind, options }: Decision): boolean {
  return kind === 'play' && options.some((option) => option.kind === 'play');
}

function presentOption(
  { option, name, description }: OptionWords,
  decision: Decision,
  view: View,
  lens: Lens,
): OptionView {
  return {
    label: name,
    detail: description,
    target: targetOf(option, view),
    kind: option.kind,
    idle: whyIdle(option, decision, view, lens),
    shows: shownBeside(option, view),
  };
}

function whyIdle(option: Option, { seat }: Decision, view: View, { words, reading }: Lens): Phrase | null {
  const source = cardOf(option, view);
  const obstacle =
    option.kind === 'play' && option.as === 'action'
      ? reading.whyIdle(view, seat, source)
      : 'idle' in option && option.idle
        ? ({ key: 'it would do nothing', source } as const)
        : null;
  return obstacle === null ? null : words.tellObstacle(obstacle, addresseeTo(view));
}

export function shownBeside(option: Option, view: View): CardView | null {
  const card = cardOf(option, view);
  if (card === NONE) return null;
  return liesThere(view, card) ? presentCard(view, card) : presentHeld(view, card);
}

function targetOf(option: Option, view: View): OptionTarget | null {
  switch (option.kind) {
    case 'player':
      return { kind: 'player', seat: option.player };
    case 'base':
      return baseTarget(option.base, view);
    case 'name':
      return null;
    default: {
      const card = cardOf(option, view);
      return card === NONE ? null : cardTarget(card, view);
    }
  }
}

function baseTarget(card: CardId, view: View): OptionTarget | null {
  const base = view.bases.find((inPlay) => inPlay.base === card)?.base;
  return base === undefined ? null : { kind: 'base', base };
}

/** Only what lies open on its own can light up; a card inside a pile is offered as a button that shows it. */
function cardTarget(card: CardId, view: View): OptionTarget | null {
  const isKnownInHand = faceOf(view, card) !== HIDDEN && view.players.some(({ hand }) => hand.includes(card));
  return liesThere(view, card) || isKnownInHand ? { kind: 'card', card } : baseTarget(card, view);
}
