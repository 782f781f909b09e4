import type { Subscriber } from '../event-bus/index.ts';
import type { TableCache } from '../play/index.ts';
import { noticeTold } from '../projection/index.ts';
import type { Notice } from '../protocol/index.ts';
import type { Lobby } from '../tables/index.ts';
import type { OwnTables, Router, Sessions } from '../transport/index.ts';

interface SubscriberModules {
  readonly router: Router;
  readonly sessions: Sessions;
  readonly tableCache: TableCache;
  readonly lobby: Lobby;
  readonly ownTables: OwnTables;
  readonly report: (error: unknown, where: string) => void;
}

/** Hands messages from other processes to the modules that they are for. */
export function createSubscriber(modules: SubscriberModules): Subscriber {
  const { router, sessions, tableCache, lobby, ownTables, report } = modules;
  return {
    message: (message, from) => {
      if (message.kind === 'person') {
        router.renewed(message.person).catch((error: unknown) => report(error, 'event bus'));
      } else if (message.kind === 'forgotten') router.forgotten(message.person);
      else if (message.kind === 'notice') {
        const { kind: _kind, person, ...notice } = message;
        tellNotice(sessions, person, notice);
      } else if (message.kind === 'own tables') ownTables.receive(message.people);
      else tableCache.receive(message, from);
      if (message.kind === 'table') lobby.changed(message.table);
    },
    missed: () => {
      tableCache.reloadAll();
      lobby.recheck().catch((error: unknown) => report(error, 'lobby'));
    },
    gone: (from) => tableCache.processGone(from),
  };
}

export function tellNotice(sessions: Sessions, person: string, notice: Notice): void {
  for (const session of sessions.of(person)) session.tell(noticeTold(notice));
}
