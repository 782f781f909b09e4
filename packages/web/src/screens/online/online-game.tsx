import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { Game } from '../../flow/game.tsx';
import { useOnline } from '../../online/online.ts';
import { useTable } from '../../online/table.ts';
import { Tool } from '../../table/toolbar.tsx';
import { Dialog } from '../controls/dialog.tsx';
import { Loading } from '../loading.tsx';
import { Ending } from '../../flow/ending.tsx';
import { ProposeDays } from './clocks/propose-days.tsx';
import { SeatClock } from './clocks/seat-clock.tsx';
import { addressOf } from './address.ts';
import { AfterGame } from './after-game.tsx';
import { concededIn } from './conceded-in.ts';
import { ChatBubble } from './chat-bubble.tsx';
import { ChatPanel } from './chat-panel.tsx';
import { KeepForDays } from './identity/keep-offer.tsx';
import { LinkField } from '../controls/link-field.tsx';
import { DaysNotices } from './notices/days-notices.tsx';
import { PeoplePanel } from './people-panel.tsx';
import { isReplaced, StandIn } from './stand-in.tsx';
import { TableBanner } from './table-banner.tsx';
import { mayConcede, useLeaving } from './use-leaving.ts';
import { useSeatNotes } from './use-seat-notes.ts';
import styles from './online.module.css';

const SEATS = [0, 1, 2, 3] as const;

/** The table that everybody knows, with the people around it. */
export function OnlineGame() {
  const { t } = useTranslation('online');
  const [, navigate] = useLocation();
  const room = useTable((table) => table.room);
  const muted = useOnline(({ me }) => me?.muted);
  const unread = useTable(
    ({ chat, read }) =>
      chat.filter(({ number, person }) => number > read && muted?.includes(person) !== true).length,
  );
  const notes = useSeatNotes(room);
  const leaving = useLeaving(room);
  const isTimed = room !== null && room.clocks !== null;
  const clocks = useMemo(
    () => (isTimed ? SEATS.map((seat) => <SeatClock key={seat} seat={seat} />) : []),
    [isTimed],
  );
  const [isOpen, setOpen] = useState(false);
  const [hearsWatchers, setHearsWatchers] = useState(false);
  const tools = useMemo(
    () => <Tool glyph="people" name={t('game.people')} news={unread} onUse={() => setOpen(true)} />,
    [t, unread],
  );
  if (room === null) return <Loading />;
  return (
    <>
      <Game
        around={{
          notes,
          series: room.setUp.series,
          conceded: concededIn(room.ending),
          clocks,
          tools,
          banner: <TableBanner room={room} />,
          voices: isOpen ? null : <ChatBubble />,
          standIn: isReplaced(room) ? <StandIn room={room} /> : null,
          hints: room.setUp.hints,
          ending: <Ending of={room.ending} />,
          choices: <AfterGame room={room} />,
          isOver: room.status === 'over',
          leaving,
          mayConcede: mayConcede(room),
          leave: () => navigate('/online'),
          leaveName: t('game.toLobby'),
        }}
      />
      {isOpen && (
        <Dialog title={t('game.people')} onClose={() => setOpen(false)}>
          <div className={styles['columns']}>
            <ChatPanel />
            <div className={styles['group']}>
              <PeoplePanel room={room} hearsWatchers={hearsWatchers} onHearWatchers={setHearsWatchers} />
              <ProposeDays room={room} />
              <LinkField address={`${location.origin}${addressOf(room)}`} />
              {room.mine !== null && room.clocks?.overDays === true && (
                <>
                  <DaysNotices />
                  <KeepForDays />
                </>
              )}
            </div>
          </div>
        </Dialog>
      )}
    </>
  );
}
