import type { TablesStore } from '../storage/index.ts';
import type { Push } from './push.ts';
import type { Messenger } from './turns.ts';

/** Says it in words; whoever reads over a shoulder learns names and nothing else. */
export function createMessenger(tables: TablesStore, push: Push | null): Messenger {
  const others = async (person: string, game: string): Promise<string> => {
    const table = await tables.byId(game);
    const names = (table?.seats ?? []).filter((row) => row.person !== person).map(({ name }) => name);
    return new Intl.ListFormat('en').format(names);
  };
  return {
    tell: async (person, game) => {
      const names = await others(person, game);
      await push?.send(person, {
        kind: 'turn',
        table: game,
        title: 'Your turn',
        body: `The table with ${names} waits for you.`,
      });
    },
    takeBack: async (person, game) => {
      const names = await others(person, game);
      await push?.send(person, {
        kind: 'over',
        table: game,
        title: 'Played',
        body: `The table with ${names} does not wait for you any more.`,
      });
    },
  };
}
