import { thinkAtRandom } from '@smashup/bots';
import { smashUp } from '@smashup/cards';
import { seedRandom, type GameRecord } from '@smashup/engine';
import { createReferee, Driver, type Entry, type Listener } from '../../src/index.ts';

const referee = createReferee(smashUp);

/** A database: what is in it is safe. */
export interface Journal {
  append(number: number, entry: Entry): Promise<void>;
}

/** Two bots play before a spectator; every step is stored before anybody hears of it. */
export async function host(seed: number, journal: Journal, listener: Listener): Promise<GameRecord> {
  const sitter = { kind: 'bot', level: 'random' } as const;
  const seats = (['red', 'blue'] as const).map((colour) => ({
    name: colour,
    colour,
    sitter,
    factions: null,
  }));
  const config = smashUp.config({ players: seats, choice: 'random' });
  const match = referee.begin(seats, config, seed);
  match.attend({ seat: null, language: 'en' }, listener);
  const driver = new Driver({
    match: () => match,
    async think({ decision, chance }) {
      return thinkAtRandom(decision, { random: seedRandom(chance), now: () => 0 }).answer.picks;
    },
    async take(prepare) {
      const step = prepare();
      if (step === null) return;
      await journal.append(step.number, step.entry);
      step.commit();
    },
  });
  await driver.advance();
  return match.record;
}
