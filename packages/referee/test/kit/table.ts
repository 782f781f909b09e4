import type { Level } from '@smashup/bots';
import { smashUp } from '@smashup/cards';
import { DEALT_FROM } from '@smashup/cards/kit/dealt-from.ts';
import { randomPicks } from '@smashup/cards/kit/random-play.ts';
import { seedRandom, type RandomState, type Seat } from '@smashup/engine';
import {
  COLOURS,
  createReferee,
  type Audience,
  type GameSetUp,
  type Match,
  type Prepared,
  type Told,
  type Update,
} from '../../src/index.ts';

/** Whole games take their time where many things run at once. */
export const PATIENTLY = { timeout: 60_000 };

export const referee = createReferee(smashUp);

const NAMES = ['Ann', 'Ben', 'Cho', 'Dee'];

export function setUpFor(...sitters: readonly ('person' | Level)[]): GameSetUp {
  return {
    seats: sitters.map((sitter, seat) => ({
      name: NAMES[seat],
      colour: COLOURS[seat],
      sitter: sitter === 'person' ? { kind: 'person' } : { kind: 'bot', level: sitter },
      factions: null,
    })),
    choice: 'random',
    duplicates: false,
    edition: 'culture-shock',
    printing: 'original',
    pool: DEALT_FROM,
    seed: null,
  };
}

export function begin(seed: number, ...sitters: readonly ('person' | Level)[]): Match {
  return beginWith(setUpFor(...sitters), seed);
}

/** Persons with cards that can answer much. */
export function beginAnswering(seed: number, players: number): Match {
  const pairs: readonly [string, string][] = [
    ['Ninjas', 'Aliens'],
    ['Pirates', 'Zombies'],
    ['Wizards', 'Robots'],
  ];
  const setUp = setUpFor(...pairs.slice(0, players).map(() => 'person' as const));
  return beginWith(
    { ...setUp, seats: setUp.seats.map((seat, at) => ({ ...seat, factions: pairs[at] })) },
    seed,
  );
}

/** Before anybody has chosen a faction. */
export function beginDraft(seed: number, ...sitters: readonly ('person' | Level)[]): Match {
  return beginWith({ ...setUpFor(...sitters), choice: 'draft' }, seed);
}

/** The same where everybody picks freely. */
export function beginFreePick(duplicates: boolean, seed: number): Match {
  return beginWith({ ...setUpFor('person', 'person'), choice: 'free', duplicates }, seed);
}

export function beginWith(setUp: GameSetUp, seed: number): Match {
  return referee.begin(setUp.seats, referee.config(setUp), seed);
}

export function watcher(): Audience {
  return { seat: null, language: 'en' };
}

export function at(seat: Seat): Audience {
  return { seat, language: 'en' };
}

/** Whatever is legal, by whoever has to decide; null: the game is over. */
export function prepareNext(match: Match, random: RandomState): Prepared | null {
  const { next } = match;
  switch (next.kind) {
    case 'over':
      return null;
    case 'pass':
      return match.prepare(next.seat, next.decision, next.picks, 'referee');
    case 'bot': {
      const { decision } = next.question;
      return match.prepare(decision.seat, decision.id, randomPicks(decision, random), 'bot');
    }
    case 'person': {
      const { decision } = match.questionFor(next.seat);
      return match.prepare(next.seat, next.decision, randomPicks(decision, random));
    }
  }
}

/** Plays until that many steps have been taken, or to the end. */
export function playOn(match: Match, random: RandomState, steps = Infinity): void {
  for (let taken = 0; taken < steps; taken++) {
    const step = prepareNext(match, random);
    if (step === null) return;
    step.commit();
  }
}

/** Plays until the test holds. */
export function playUntil(match: Match, random: RandomState, test: () => boolean): void {
  while (!test()) {
    const step = prepareNext(match, random);
    if (step === null) throw new Error('The game ended before that.');
    step.commit();
  }
}

/** Notes down everything that an audience is told. */
export function listening(match: Match, audience: Audience): { told: Told<Update>[]; leave: () => void } {
  const told: Told<Update>[] = [];
  return { told, leave: match.attend(audience, (one) => told.push(one)) };
}

export function randomly(seed: number): RandomState {
  return seedRandom(seed);
}
