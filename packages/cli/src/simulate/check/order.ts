import { NONE, type BaseId, type State, type Tale } from '@smashup/engine';
import { at } from '../../lists.ts';
import { Violation } from './violation.ts';

const VP_TO_WIN = 15;

/** Follows the story of a game and objects when things come in an order that the rules do not know. */
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
        if (soleLeader(state) !== NONE) throw new Violation('a turn begins in a game that is won');
        break;
      default:
    }
  }

  /** R5.2: steps 4 and 6 come only after a base was picked and had its step 3. */
  private expectScoring(base: BaseId, what: string): void {
    if (base !== this.scoring) throw new Violation(`base ${base} ${what} without having been picked`);
  }

  /** R6: the game is won at the end of a turn, and not before. */
  atDecision({ gameWinners, turn }: State): void {
    if (gameWinners.length > 0 || turn.phase === 'over')
      throw new Violation('the game is won while somebody decides');
  }

  atEnd(state: State): void {
    if (state.turn.phase !== 'over') throw new Violation(`the game ends in phase ${state.turn.phase}`);
    const { gameWinners } = state;
    if (gameWinners.length !== 1 || gameWinners[0] !== soleLeader(state)) {
      throw new Violation(
        `seats [${gameWinners.join()}] win with ${state.players.map(({ vp }) => vp).join(' : ')} VP`,
      );
    }
  }
}

/** R6: who has 15 VP or more, and more than anybody else. */
function soleLeader({ players }: State): number {
  const vps = players.map(({ vp }) => vp);
  const most = Math.max(...vps);
  const leader = vps.indexOf(most);
  return most >= VP_TO_WIN && vps.indexOf(most, leader + 1) === -1 ? at([...vps.keys()], leader) : NONE;
}
