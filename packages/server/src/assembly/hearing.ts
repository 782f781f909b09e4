import type { Hearing, News } from '../bell/index.ts';
import type { Hall } from '../play/index.ts';
import { noticeTold } from '../projection/index.ts';
import type { Lobby } from '../tables/index.ts';
import type { Desk, OwnTables, Sessions } from '../transport/index.ts';

interface HearingRooms {
  readonly desk: Desk;
  readonly sessions: Sessions;
  readonly hall: Hall;
  readonly lobby: Lobby;
  readonly ownTables: OwnTables;
  readonly report: (error: unknown, where: string) => void;
}

/** What happens with messages from other processes. */
export function hearingOf({ desk, sessions, hall, lobby, ownTables, report }: HearingRooms): Hearing {
  return {
    news: (news, from) => {
      if (news.kind === 'person') desk.renewed(news.person).catch((error: unknown) => report(error, 'bell'));
      else if (news.kind === 'forgotten') desk.forgotten(news.person);
      else if (news.kind === 'notice') tellNotice(sessions, news.person, news.table, news.notice);
      else if (news.kind === 'own tables') ownTables.hear(news.people);
      else hall.hear(news, from);
      if (news.kind === 'table') lobby.changed(news.table);
    },
    missed: () => {
      hall.lookAgain();
      lobby.lookAgain().catch((error: unknown) => report(error, 'lobby'));
    },
    gone: (from) => hall.lose(from),
  };
}

export function tellNotice(
  sessions: Sessions,
  person: string,
  table: string,
  notice: Extract<News, { kind: 'notice' }>['notice'],
): void {
  for (const session of sessions.of(person)) session.tell(noticeTold(table, notice));
}
