import { smashUp } from '@smashup/cards';
import { randomBelow, seedRandom, type GameRecord, type State } from '@smashup/engine';

const NAMES = ['Ann', 'Benedikta', 'Cho', 'Maximilian'];
const MOST_DECISIONS = 4000;

/** What is looked for in a game; the higher the better. */
type Worth = (state: State) => number;

/** The most minions at one base. */
export const crowd: Worth = ({ bases, table, pieces }) =>
  Math.max(
    ...bases.map(
      ({ base }) =>
        table.filter((card) => pieces[card]?.as === 'minion' && pieces[card].base === base).length,
    ),
  );

/** Cards in the first seat's hand. */
export const fullHand: Worth = ({ players }) => players[0].hand.length;

/** How far the game has come. */
export const lateness: Worth = ({ players, table }) =>
  Math.max(...players.map(({ vp }) => vp)) + table.length / 2;

/**
 * Plays games by chance and gives the record of the moment at which the first seat has to play and the worth is
 * highest, as a file that the client imports: the first seat for a person, the others for bots.
 */
export function findGame(worth: Worth, players: number, games: number): string {
  let best = { worth: -1, text: '' };
  for (let seed = 1; seed <= games; seed += 1) {
    for (const found of momentsOf(seed, players, worth)) if (found.worth > best.worth) best = found;
  }
  return best.text;
}

/** The moments of one game that are better than all before them. */
function* momentsOf(seed: number, players: number, worth: Worth): Generator<{ worth: number; text: string }> {
  const config = smashUp.config({
    choice: 'random',
    players: NAMES.slice(0, players).map((name) => ({ name })),
  });
  const state = smashUp.newGame(config, seed);
  const random = seedRandom(seed);
  const answers: number[][] = [];
  let least = 0;
  while (state.pending !== null && answers.length < MOST_DECISIONS) {
    const { id, kind, seat, options, min, max } = state.pending;
    const mayPlay = kind === 'play' && options.some((option) => option.kind === 'play');
    if (seat === 0 && mayPlay && worth(state) > least) {
      least = worth(state);
      const record: GameRecord = { version: state.version, config, seed, answers };
      yield { worth: least, text: JSON.stringify(record) };
    }
    const left = [...options.keys()];
    const count = min + randomBelow(random, max - min + 1);
    const picks = Array.from({ length: count }, () => left.splice(randomBelow(random, left.length), 1)[0]);
    smashUp.apply(state, { decision: id, picks });
    answers.push(picks);
  }
}
