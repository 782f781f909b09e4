import { NONE, teamsOf, vpToWin, type BaseId, type Seat, type State, type Tale } from '@smashup/engine';
import { at, sum } from '../../lists.ts';
import { Violation } from './violation.ts';

/** Follows the story of a game and objects when things come in an order that the rules do not allow. */
export class OrderCheck {
  /** The base that is scoring, from the moment it was picked until it is cleared. */
  private scoring: BaseId = NONE;

  hear(event: Tale, state: State): void {
    switch (event.key) {
      case 'scoring':
        this.scoring = event.base;
        break;
      case 'place':
        this.expectScoring(event.base, 'pays its places');
        break;
      case 'clear':
        this.expectScoring(event.base, 'is cleared');
        this.scoring = NONE;
        break;
      case 'turn':
        if (isWon(state) && !endsBeforeDrawing(state)) {
          throw new Violation('a turn begins in a game that is won');
        }
        break;
      case 'draw':
        if (isWon(state) && endsBeforeDrawing(state) && state.turn.phase === 'draw') {
          throw new Violation('cards are drawn in a game that is won');
        }
        break;
      default:
    }
  }

  /** R5.2: steps 4 and 6 come only after a base was picked and had its step 3. */
  private expectScoring(base: BaseId, what: string): void {
    if (base !== this.scoring) throw new Violation(`base ${base} ${what} without having been picked`);
  }

  /** R6: a game that is won has no pending decision. */
  atDecision({ gameWinners, turn }: State): void {
    if (gameWinners.length > 0 || turn.phase === 'over')
      throw new Violation('the game is won while somebody decides');
  }

  atEnd(state: State): void {
    if (state.turn.phase !== 'over') throw new Violation(`the game ends in phase ${state.turn.phase}`);
    const { gameWinners } = state;
    if (gameWinners.join() !== leaders(state).join()) {
      throw new Violation(
        `seats [${gameWinners.join()}] win with ${state.players.map(({ vp }) => vp).join(' : ')} VP`,
      );
    }
  }
}

/** In 2013 the win check comes after Score Bases; what is gained later counts in the next turn. */
function endsBeforeDrawing({ config }: State): boolean {
  return config.edition === 'awesome-level-9000';
}

/**
 * R6, R13: the winners have the VP to win, and more than any others; R12.3: with a reckoning at the end, a tie does not
 * matter. R14: Big Base ends with its last round, never before.
 */
function isWon(state: State): boolean {
  if (state.rounds !== undefined) return false;
  const sums = teamSums(state);
  const most = Math.max(...sums.map(([, vp]) => vp));
  const first = sums.filter(([, vp]) => vp === most);
  return most >= vpToWin(state.config) && (hasReckoning(state) || first.length === 1);
}

function hasReckoning({ sharedDecks, config }: State): boolean {
  return sharedDecks.length > 0 && config.houseRules?.cardsPerVp !== 0;
}

function teamSums({ players, config }: State): (readonly [readonly Seat[], number])[] {
  return teamsOf(config).map((team) => [team, sum(team.map((seat) => at(players, seat).vp))]);
}

/** At the end: those with the most VP, of these with the fewest cards that cost some (R12.3). */
function leaders(state: State): Seat[] {
  const sums = teamSums(state);
  const most = Math.max(...sums.map(([, vp]) => vp));
  const first = sums.filter(([, vp]) => vp === most).map(([team]) => team);
  const held = (team: readonly Seat[]): number =>
    sum(state.reckonings.filter(({ player }) => team.includes(player)).map(({ count }) => count));
  const fewest = Math.min(...first.map(held));
  const won = first.filter((team) => held(team) === fewest);
  if (state.rounds !== undefined) return won.flat();
  const isEnough = hasReckoning(state) || (won.length === 1 && most >= vpToWin(state.config));
  return isEnough ? won.flat() : [];
}
