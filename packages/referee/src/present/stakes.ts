import { DUEL_ENDS, type DuelEnd, type State, type View } from '@smashup/engine';
import type { Phrase } from '@smashup/words';
import { addresseeTo, type Lens } from '../instruments.ts';
import type { DuelStakes, Stakes, Stance, WindowView } from '../protocol/stakes.ts';
import { Ahead } from './ahead.ts';

/** What is at stake, as far as the viewer can know. */
export function presentStakes(view: View, lens: Lens): Stakes {
  return { duel: presentDuelStakes(view, lens), window: presentWindow(view, lens) };
}

function presentDuelStakes(view: View, lens: Lens): DuelStakes | null {
  const duel = view.stack.find((frame) => frame.kind === 'duel');
  if (duel === undefined) return null;
  const minions = [duel.challenger, duel.challenged];
  return { minions, ends: DUEL_ENDS.map((end) => ({ end, lines: foretell(view, end, minions, lens) })) };
}

/** What that outcome does at once, in sentences. */
function foretell(view: View, end: DuelEnd, duelists: readonly number[], lens: Lens): Phrase[] {
  const { words, reading } = lens;
  const ahead = new Ahead(view, lens);
  const then = reading.foretellDuel(view, end, ahead.hear);
  const { lines } = ahead;
  if (!ahead.isKnown) return lines;
  for (const card of duelists) {
    const power = powerIn(then, card, lens);
    if (power !== null && power !== powerIn(view, card, lens))
      lines.push(words.tellBecomes(card, power, addresseeTo(view)));
  }
  const asked = ahead.asked(then);
  return asked === null ? lines : [...lines, asked];
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
