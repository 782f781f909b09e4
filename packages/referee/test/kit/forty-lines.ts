import { thinkAtRandom } from '@smashup/bots';
import { smashUp } from '@smashup/cards';
import { seedRandom, type GameRecord } from '@smashup/engine';
import { createReferee, type Entry, type Match, type Prepared, type Listener } from '../../src/index.ts';

const referee = createReferee(smashUp);

/** A database: what is in it is safe. */
export interface Log {
  append(number: number, entry: Entry): Promise<void>;
}

/** Two bots play before a spectator; every step is stored before anybody hears of it. */
export async function host(seed: number, log: Log, listener: Listener): Promise<GameRecord> {
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
  for (let step = nextStep(match); step !== null; step = nextStep(match)) {
    await log.append(step.number, step.entry);
    step.commit();
  }
  return match.record;
}

function nextStep(match: Match): Prepared | null {
  const { next } = match;
  if (next.kind !== 'bot') return null;
  const { decision, chance } = next.question;
  const { answer } = thinkAtRandom(decision, { random: seedRandom(chance), now: () => 0 });
  return match.prepare(decision.seat, decision.id, answer.picks, 'bot');
}
