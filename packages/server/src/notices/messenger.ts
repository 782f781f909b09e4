import type { TablesStore } from '../storage/index.ts';
import type { Push } from './push.ts';
import { namesOf, speakOf } from './spoken.ts';
import type { Messenger } from './turns.ts';

const WORDS = {
  turn: { title: 'Your turn', body: (names: string) => `The table with ${names} waits for you.` },
  reminder: {
    title: 'Still your turn',
    body: (names: string) => `The table with ${names} waits for you, and most of your time is over.`,
  },
  over: {
    title: 'Played',
    body: (names: string) => `The table with ${names} does not wait for you any more.`,
  },
} as const;

/** Says it to browsers at once; whoever reads over a shoulder learns names and nothing else. */
export function createMessenger(tables: TablesStore, push: Push | null): Messenger {
  const say = async (event: keyof typeof WORDS, person: string, table: string): Promise<void> => {
    if (push === null) return;
    const { others } = await speakOf(tables, person, table);
    const { title, body } = WORDS[event];
    const kind = event === 'over' ? 'over' : 'turn';
    await push.send(person, { kind, table, title, body: body(namesOf(others)) });
  };
  return {
    tell: (person, game) => say('turn', person, game),
    remind: (person, game) => say('reminder', person, game),
    takeBack: (person, game) => say('over', person, game),
  };
}
