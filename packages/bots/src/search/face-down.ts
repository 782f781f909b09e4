import {
  randomBelow,
  type Decision,
  type RandomState,
  type Rules,
  type Seat,
  type State,
} from '@smashup/engine';

/** Do both sides choose without seeing the other's choice? Cards for a duel are laid face down (R8.1). */
export function isFaceDown({ prompt }: Decision): boolean {
  return prompt.key === 'duel';
}

/** An imagined game as one seat of it guesses it, and the luck with which all its answers are tried there. */
interface Guess {
  readonly world: State;
  readonly luck: number;
}

/** What the seat cannot see in an imagined game is dealt anew: above all the card that the other side laid. */
export function guessesOf(
  rules: Rules,
  state: State,
  seat: Seat,
  count: number,
  random: RandomState,
): Guess[] {
  const view = rules.view(state, seat);
  return Array.from({ length: count }, () => ({
    world: rules.determinize(view, random),
    luck: randomBelow(random, 2 ** 31),
  }));
}
