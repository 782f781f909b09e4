import type { LobbyEntry, Tell } from '@smashup/server/protocol';
import { every } from '../clock.ts';
import { ask, askUntilAnswered } from './line.ts';
import { hear, readMe, useOnline, type Hearer } from './online.ts';

interface Followed extends Hearer {
  readonly read: () => Promise<void>;
  /** Without a socket, it is read again after this many milliseconds. */
  readonly againMillis: number;
}

/** Reads something now, and hears of what changes, until the returned function is called. */
function follow({ tell, opened, read, againMillis }: Followed): () => void {
  const stop = hear({ tell, opened });
  const end = every(againMillis, () => {
    if (useOnline.getState().line === 'http') void read();
  });
  void read();
  return () => {
    stop();
    end();
  };
}

/** Shows the lobby as it changes, until the returned function is called. */
export function followLobby(): () => void {
  const stop = follow({
    tell: changeLobby,
    opened: () => void readLobby(),
    read: readLobby,
    againMillis: 4000,
  });
  return () => {
    stop();
    ask({ ask: 'lobby', on: false }).catch(() => {});
  };
}

async function readLobby(): Promise<void> {
  const { lobby } = await askUntilAnswered({ ask: 'lobby', on: true });
  if (lobby !== undefined) useOnline.setState({ lobby });
}

function changeLobby(message: Tell): void {
  if (message.tell !== 'lobby') return;
  const { changed, gone } = message;
  const old = new Set([...gone, ...changed.map(({ id }) => id)]);
  useOnline.setState(({ lobby }) => ({
    lobby: [...changed, ...(lobby ?? []).filter(({ id }) => !old.has(id))].toSorted(byAge),
  }));
}

function byAge(one: LobbyEntry, other: LobbyEntry): number {
  return other.since - one.since;
}

/** Keeps the list of one's own tables up to date, until the returned function is called. */
export function followOwnTables(): () => void {
  let isReading = false;
  let isToReadAgain = false;
  const read = async (): Promise<void> => {
    if (isReading) {
      isToReadAgain = true;
      return;
    }
    isReading = true;
    // The line reports failures.
    await readMe().catch(() => {});
    isReading = false;
    if (!isToReadAgain) return;
    isToReadAgain = false;
    await read();
  };
  return follow({
    tell: (message) => {
      if (message.tell === 'own tables') void read();
    },
    // Whoever connects reads it anyway.
    opened: () => {},
    read,
    againMillis: 10_000,
  });
}
