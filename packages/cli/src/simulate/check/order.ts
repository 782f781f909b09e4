import { NONE, type BaseId, type State, type Tale } from '@smashup/engine';
import { at, sum } from '../../lists.ts';
import { Violation } from './violation.ts';

const VP_TO_WIN = 15;

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
 * R6: the winner has 15 VP, and more than anybody else; R12.3: with a reckoning at the end, a tie does not matter.
 */
function isWon(state: State): boolean {
  const vps = state.players.map(({ vp }) => vp);
  const most = Math.max(...vps);
  return most >= VP_TO_WIN && (state.sharedDecks.length > 0 || vps.indexOf(most) === vps.lastIndexOf(most));
}

/** At the end: those with the most VP, of these with the fewest cards that cost some (R12.3). */
function leaders({ players, reckonings, sharedDecks }: State): number[] {
  const most = Math.max(...players.map(({ vp }) => vp));
  const first = [...players.keys()].filter((seat) => at(players, seat).vp === most);
  if (sharedDecks.length === 0) return first.length === 1 && most >= VP_TO_WIN ? first : [];
  const held = (seat: number): number =>
    sum(reckonings.filter(({ player }) => player === seat).map(({ count }) => count));
  const fewest = Math.min(...first.map(held));
  return first.filter((seat) => held(seat) === fewest);
}
