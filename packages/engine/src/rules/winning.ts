import type { Game } from '../game.ts';
import type { Config } from '../model/config.ts';
import { NONE, type Seat } from '../model/ids.ts';
import type { Reckoning, State } from '../model/state.ts';
import { nth } from '../model/nth.ts';
import { isAfterLastRound, ROUNDS } from './big-base.ts';
import { teamsOf } from './teams.ts';

const VP_TO_WIN = 15;
const VP_TO_WIN_AS_TEAM = 25;

/** R6, R13.2, or what the table says (R15). */
export function vpToWin({ variant, houseRules }: Config): number {
  return houseRules?.vpToWin ?? (variant === 'teams' ? VP_TO_WIN_AS_TEAM : VP_TO_WIN);
}

/** How near the end of a game is: 0 at the start, 1 where somebody has the VP to win, or in the last round (R14.2). */
export function gameProgress({ config, players, rounds }: State): number {
  if (rounds !== undefined) return Math.min(1, (rounds.number - 1) / (ROUNDS - 1));
  let most = -Infinity;
  for (const team of teamsOf(config))
    most = Math.max(
      most,
      teamSum(team, (seat) => nth(players, seat).vp),
    );
  return Math.min(1, most / vpToWin(config));
}

/** For callers that can handle only one winner: null if nobody has won, or several have. */
export function soleWinner(winners: readonly Seat[]): Seat | null {
  return winners.length === 1 ? nth(winners, 0) : null;
}

/** Who has won the game, or would win if the turn ended now; empty if it goes on. */
export function winnersNow(g: Game): readonly Seat[] {
  const { gameWinners, rounds } = g.state;
  if (gameWinners.length > 0) return gameWinners;
  if (!isOver(g)) return NOBODY;
  const leaders = leadingTeams(g);
  // R6: on a tie the game goes on, unless its end is fixed (R12.3, R14.4).
  if (leaders.length > 1 && rounds === undefined && !endsWithReckoning(g)) return NOBODY;
  return leaders.flat();
}

const NOBODY: readonly Seat[] = [];

function isOver({ state: { config, players, rounds } }: Game): boolean {
  if (rounds !== undefined) return isAfterLastRound(rounds);
  const goal = vpToWin(config);
  let most = -Infinity;
  for (const { vp } of players) most = Math.max(most, vp);
  if (most >= goal || config.variant !== 'teams') return most >= goal;
  return teamsOf(config).some((team) => teamSum(team, (seat) => nth(players, seat).vp) >= goal);
}

/** The most VP after the reckoning, then the fewest cards that cost some (R12.3). */
function leadingTeams(g: Game): (readonly Seat[])[] {
  const { players, config } = g.state;
  const due = reckonings(g);
  const costOf = (seat: Seat, what: 'vp' | 'count'): number =>
    due.reduce((sum, reckoning) => sum + (reckoning.player === seat ? reckoning[what] : 0), 0);
  const first = best(teamsOf(config), (seat) => nth(players, seat).vp - costOf(seat, 'vp'));
  return best(first, (seat) => -costOf(seat, 'count'));
}

/** The teams with the highest sum. */
function best(teams: readonly (readonly Seat[])[], value: (seat: Seat) => number): (readonly Seat[])[] {
  const sums = teams.map((team) => teamSum(team, value));
  const most = Math.max(...sums);
  return teams.filter((_, at) => sums[at] === most);
}

function teamSum(team: readonly Seat[], value: (seat: Seat) => number): number {
  return team.reduce((sum, seat) => sum + value(seat), 0);
}

function endsWithReckoning({ lib, state: { sharedDecks, config } }: Game): boolean {
  return (
    config.houseRules?.cardsPerVp !== 0 &&
    sharedDecks.length > 0 &&
    lib.sharedDecks.some(
      ({ name, ending }) => ending !== null && sharedDecks.some((deck) => deck.name === name),
    )
  );
}

/** What cards of shared decks would cost the players now (R12.3); only those who have any. */
export function reckonings(g: Game): Reckoning[] {
  const { sharedDecks, players, config } = g.state;
  return g.lib.sharedDecks.flatMap(({ name, ending }) => {
    if (ending === null || !sharedDecks.some((deck) => deck.name === name)) return [];
    const cardsPerVp = config.houseRules?.cardsPerVp ?? ending.cardsPerVp;
    if (cardsPerVp === 0) return [];
    return players.flatMap((_, player) => {
      const count = countOf(g, name, player);
      return count === 0 ? [] : [{ player, deck: name, count, vp: Math.floor(count / cardsPerVp) }];
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
