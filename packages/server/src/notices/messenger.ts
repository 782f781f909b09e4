import type { TablesStore } from '../storage/index.ts';
import type { Push } from './push.ts';
import type { Messenger } from './turns.ts';
import type { Webhook } from './webhook.ts';

/** The ways by which people are told; null: it was not set up. */
interface Channels {
  readonly push: Push | null;
  readonly webhook: Webhook | null;
}

/** A table as it is spoken of. */
interface Spoken {
  readonly name: string;
  readonly others: readonly string[];
}

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

/**
 * Says it by all ways; whoever reads over a shoulder learns names and nothing else. `origin`: the address of the game,
 * if it is known.
 */
export function createMessenger(
  tables: TablesStore,
  { push, webhook }: Channels,
  origin: string | null,
): Messenger {
  const speakOf = async (person: string, game: string): Promise<Spoken> => {
    const seats = (await tables.byId(game))?.seats ?? [];
    return {
      name: seats.find((row) => row.person === person)?.name ?? '',
      others: seats.filter((row) => row.person !== person).map(({ name }) => name),
    };
  };
  const say = async (event: keyof typeof WORDS, person: string, table: string): Promise<void> => {
    if (push === null && webhook === null) return;
    const { name, others } = await speakOf(person, table);
    const { title, body } = WORDS[event];
    const kind = event === 'over' ? 'over' : 'turn';
    await Promise.all([
      push?.send(person, { kind, table, title, body: body(new Intl.ListFormat('en').format(others)) }),
      webhook?.send({
        event,
        person: { id: person, name },
        others,
        table,
        address: `${origin ?? ''}/t/${table}`,
      }),
    ]);
  };
  return {
    tell: (person, game) => say('turn', person, game),
    remind: (person, game) => say('reminder', person, game),
    takeBack: (person, game) => say('over', person, game),
  };
}
