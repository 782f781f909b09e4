import {
  cardsIn,
  DUEL_ENDS,
  HIDDEN,
  NONE,
  type DuelEnd,
  type LogEvent,
  type State,
  type View,
} from '@smashup/engine';
import type { Phrase } from '@smashup/words';
import { addresseeTo, type Lens } from '../instruments.ts';
import type { DuelOutlook, Outlook, Stance, WindowView } from '../protocol/outlook.ts';
import { cardOf } from './decision.ts';

/** What hangs in the balance, as far as the viewer can know. */
export function presentOutlook(view: View, lens: Lens): Outlook {
  return { duel: presentDuelOutlook(view, lens), window: presentWindow(view, lens) };
}

function presentDuelOutlook(view: View, lens: Lens): DuelOutlook | null {
  const duel = view.stack.find((frame) => frame.kind === 'duel');
  if (duel === undefined) return null;
  const minions = [duel.challenger, duel.challenged];
  return { minions, ends: DUEL_ENDS.map((end) => ({ end, lines: foretell(view, end, minions, lens) })) };
}

/** What that outcome brings about at once, in sentences. */
function foretell(view: View, end: DuelEnd, duelists: readonly number[], lens: Lens): Phrase[] {
  const lines: Phrase[] = [];
  const { words, reading } = lens;
  const known = (card: number): boolean => card === NONE || view.defs[card] !== HIDDEN;
  let isKnown = true;
  const then = reading.foretellDuel(view, end, (event, state) => {
    // What a card does that the viewer has not seen is a secret, and so is whatever follows from it.
    isKnown &&= event.key === 'draw' || cardsIn(event).every(known);
    if (isKnown) lines.push(words.tellEvent(undrawn(event), { ...addresseeTo(view), state }));
  });
  if (!isKnown) return lines;
  for (const card of duelists) {
    const power = powerIn(then, card, lens);
    if (power !== null && power !== powerIn(view, card, lens))
      lines.push(words.tellBecomes(card, power, addresseeTo(view)));
  }
  const { pending } = then;
  const isOpen = pending !== null && pending.options.every((option) => known(cardOf(option)));
  return isOpen ? [...lines, words.tellPrompt(pending, { ...addresseeTo(view), state: then })] : lines;
}

/** Nobody knows which cards will be drawn. */
function undrawn(event: LogEvent): LogEvent {
  return event.key === 'draw' ? { ...event, seenBy: [] } : event;
}

function powerIn(state: State, card: number, { reading }: Lens): number | null {
  return state.pieces[card]?.as === 'minion' ? reading.power(state, card) : null;
}

/** R4: who was asked in a row and passed, who is asked, and who may still play. */
function presentWindow(view: View, { words }: Lens): WindowView | null {
  const frame = view.stack.at(-1);
  const { pending, turn, players } = view;
  if (frame?.kind !== 'aftermath' || pending?.kind !== 'respond') return null;
  const { length } = players;
  const stanceOf = (seat: number): Stance => {
    if (seat === pending.seat) return 'asked';
    const back = (pending.seat - seat + length) % length;
    return back <= frame.passes ? 'passed' : 'may still play';
  };
  return {
    about: words.tellWindow(pending, addresseeTo(view)),
    seats: players.map((_, at) => {
      const seat = (turn.player + at) % length;
      return { seat, stance: stanceOf(seat) };
    }),
  };
}
