import type { Game } from '../game.ts';
import { NONE, type Seat } from '../model/ids.ts';
import type { Reckoning } from '../model/state.ts';
import { nth } from '../model/nth.ts';

const VP_TO_WIN = 15;

/** For callers that can handle only one winner: null if nobody has won, or several have. */
export function soleWinner(winners: readonly Seat[]): Seat | null {
  return winners.length === 1 ? nth(winners, 0) : null;
}

/** Who has won the game, or would win if the turn ended now; empty if it goes on. */
export function winnersNow(g: Game): readonly Seat[] {
  const { players, gameWinners } = g.state;
  if (gameWinners.length > 0) return gameWinners;
  let isOver = false;
  for (const { vp } of players) if (vp >= VP_TO_WIN) isOver = true;
  if (!isOver) return NOBODY;
  return endsWithReckoning(g) ? afterReckoning(g) : soleLeader(g);
}

const NOBODY: readonly Seat[] = [];

/** R6: the most VP win; on a tie the game goes on. */
function soleLeader({ state: { players } }: Game): readonly Seat[] {
  const leaders = best(players.map(({ vp }) => vp));
  return leaders.length === 1 ? leaders : NOBODY;
}

/** R12.3: the most VP after the reckoning win; a tie goes to the fewest cards, and what is still tied is shared. */
function afterReckoning(g: Game): readonly Seat[] {
  const due = reckonings(g);
  const sumOf = (seat: Seat, what: 'vp' | 'count'): number =>
    due.reduce((sum, reckoning) => sum + (reckoning.player === seat ? reckoning[what] : 0), 0);
  const leaders = best(g.state.players.map(({ vp }, seat) => vp - sumOf(seat, 'vp')));
  return best(leaders.map((seat) => -sumOf(seat, 'count'))).map((at) => nth(leaders, at));
}

/** The indices of the highest numbers. */
function best(numbers: readonly number[]): number[] {
  const most = Math.max(...numbers);
  return [...numbers.keys()].filter((at) => numbers[at] === most);
}

function endsWithReckoning({ lib, state: { sharedDecks } }: Game): boolean {
  return (
    sharedDecks.length > 0 &&
    lib.sharedDecks.some(
      ({ name, ending }) => ending !== null && sharedDecks.some((deck) => deck.name === name),
    )
  );
}

/** What cards of shared decks would cost the players now (R12.3); only those who have any. */
export function reckonings(g: Game): Reckoning[] {
  const { sharedDecks, players } = g.state;
  return g.lib.sharedDecks.flatMap(({ name, ending }) => {
    if (ending === null || !sharedDecks.some((deck) => deck.name === name)) return [];
    return players.flatMap((_, player) => {
      const count = countOf(g, name, player);
      return count === 0 ? [] : [{ player, deck: name, count, vp: Math.floor(count / ending.cardsPerVp) }];
    });
  });
}

/** The player who has a card of a shared deck owns it (R12.2): in hand, deck, discard pile or buried. */
function countOf({ lib, state }: Game, name: string, seat: Seat): number {
  const { defs, owners, memories, box } = state;
  let count = 0;
  for (let card = 0; card < defs.length; card++) {
    if (owners[card] !== seat || lib.defs[defs[card] ?? NONE]?.sharedDeck !== name) continue;
    if (!memories.includes(card) && !box.includes(card)) count++;
  }
  return count;
}
