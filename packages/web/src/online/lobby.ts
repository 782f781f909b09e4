import type { LobbyEntry, Tell } from '@smashup/server/protocol';
import { ask, askUntilAnswered } from './line.ts';
import { follow } from './following.ts';
import { useOnline } from './online.ts';

const AGAIN_MILLIS = 4000;

/** Shows the lobby as it changes, until the returned function is called. */
export function lookAtLobby(): () => void {
  const stop = follow({ tell, opened: () => void read(), read, againMillis: AGAIN_MILLIS });
  return () => {
    stop();
    ask({ ask: 'lobby', on: false }).catch(() => {});
  };
}

async function read(): Promise<void> {
  const { lobby } = await askUntilAnswered({ ask: 'lobby', on: true });
  if (lobby !== undefined) useOnline.setState({ lobby });
}

function tell(message: Tell): void {
  if (message.tell !== 'lobby') return;
  const { changed, gone } = message;
  const news = new Set([...gone, ...changed.map(({ id }) => id)]);
  useOnline.setState(({ lobby }) => ({
    lobby: [...changed, ...(lobby ?? []).filter(({ id }) => !news.has(id))].toSorted(byAge),
  }));
}

function byAge(one: LobbyEntry, other: LobbyEntry): number {
  return other.since - one.since;
}
