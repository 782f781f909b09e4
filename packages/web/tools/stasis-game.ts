import { smashUp } from '@smashup/cards';
import { History, packRecord, randomBelow, seedRandom, type State } from '@smashup/engine';

const CONFIG = smashUp.config({
  players: [
    { name: 'Ann', factions: ['Backtimers', 'Dinosaurs'] },
    { name: 'Benedikta', factions: ['Tricksters', 'Robots'] },
  ],
  firstPlayer: 0,
});
const MOST_GAMES = 50;
const MOST_ANSWERS = 300;

/** A game by chance, as a file: Ann has a card in stasis, and may choose it (R17). */
export function stasisGame(): string {
  for (let seed = 1; seed <= MOST_GAMES; seed += 1) {
    const history = History.begin(smashUp, CONFIG, seed);
    const random = seedRandom(seed);
    while (history.state.pending !== null && history.length < MOST_ANSWERS) {
      if (choosesInStasis(history.state)) return JSON.stringify(packRecord(history.save()));
      const { options, min } = history.state.pending;
      const left = [...options.keys()];
      const count = Math.max(1, min);
      history.answer(
        Array.from({ length: count }, () => left.splice(randomBelow(random, left.length), 1)[0]),
      );
    }
  }
  throw new Error('In no game by chance is a card in stasis chosen.');
}

function choosesInStasis({ pending, pieces }: State): boolean {
  return (
    pending?.seat === 0 &&
    pending.options.some((option) => option.kind === 'card' && pieces[option.card]?.as === 'stasis')
  );
}
