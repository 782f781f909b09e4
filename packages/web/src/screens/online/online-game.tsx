import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useSearch } from 'wouter';
import { Game } from '../../flow/game.tsx';
import { useOnline } from '../../online/online.ts';
import { useTable, askTable } from '../../online/table.ts';
import { Tool } from '../../table/toolbar.tsx';
import { Dialog } from '../controls/dialog.tsx';
import { Loading } from '../loading.tsx';
import { Ending } from '../../flow/ending.tsx';
import { ProposeDays } from './clocks/propose-days.tsx';
import { SeatClock } from './clocks/seat-clock.tsx';
import { addressOf } from './address.ts';
import { AfterGame, concededIn } from './after-game.tsx';
import { ChatPanel, ChatBubble } from './chat-panel.tsx';
import { KeepForDays } from './identity/keep-offer.tsx';
import { LinkField } from '../controls/link-field.tsx';
import { DaysNotices } from './notices/days-notices.tsx';
import { PeoplePanel } from './people-panel.tsx';
import { TableBanner } from './table-banner.tsx';
import styles from './online.module.css';
import type { RoomView } from '@smashup/server/protocol';
import type { Leaving } from '../../table/table-props.ts';

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
  const { place, isBare } = useWatching(room);
  if (room === null) return <Loading />;
  return (
    <>
      <Game
        around={{
          watching: place,
          isBare,
          notes,
          series: room.setUp.series,
          conceded: concededIn(room.ending),
          clocks,
          tools,
          banner: isBare ? null : <TableBanner room={room} />,
          voices: isOpen || isBare ? null : <ChatBubble />,
          standIn: isReplaced(room) ? <StandIn room={room} /> : null,
          hints: room.setUp.hints,
          ending: <Ending of={room.ending} />,
          choices: isBare ? <></> : <AfterGame room={room} />,
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
              {room.mine === null && (
                <Link href={`${location.pathname}?stream`} className="button">
                  {t('game.stream')}
                </Link>
              )}
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

/** A replaced player is asked nothing: they are told that a bot plays, and how to take the seat back. */
function StandIn({ room }: { readonly room: RoomView }) {
  const { t } = useTranslation('online');
  return (
    <span className={styles['standIn']}>
      <output>{t(room.clocks?.out === room.mine ? 'clock.botForYou' : 'game.standsIn')}</output>
      <button
        type="button"
        className="button main"
        onClick={() => void askTable((table) => ({ ask: 'return', table }))}
      >
        {t('game.back')}
      </button>
    </span>
  );
}

function isReplaced({ mine, seats, status }: RoomView): boolean {
  return mine !== null && seats[mine]?.standIn === true && status === 'playing';
}

/** Among more than two, giving up would take the game from the others. */
function mayConcede({ seats, status, mine }: RoomView): boolean {
  return mine !== null && status === 'playing' && seats.length === 2;
}

/** The way out of a game that keeps the way back open, and what it means at this table. */
function useLeaving(room: RoomView | null): Leaving | null {
  const { t, i18n } = useTranslation('online');
  const [, navigate] = useLocation();
  if (room === null || room.mine === null || room.status !== 'playing') return null;
  const others = room.seats.filter(({ seat, kind }) => seat !== room.mine && kind === 'person');
  // Bots do not mind waiting.
  const means = others.length === 0 ? 'wait' : room.setUp.leaving;
  const names = new Intl.ListFormat(i18n.language).format(others.map(({ name }) => name));
  const about = t(`game.leaving.${means}`, { others: names });
  const leave = async (): Promise<void> => {
    if ((await askTable((table) => ({ ask: 'leave', table }))) !== null) navigate('/online');
  };
  return {
    about: mayConcede(room) ? `${about} ${t('game.ratherConcede')}` : about,
    leave: () => void leave(),
  };
}

/**
 * What is said, quietly, beside each other player's name: away, or that a bot plays. The banner tells the viewer
 * about themselves.
 */
function useSeatNotes(room: RoomView | null): readonly string[] {
  const { t } = useTranslation('online');
  const kinds = (room?.seats ?? [])
    .map(({ seat, away, left, standIn }) => {
      if (seat === room?.mine) return '';
      if (standIn) return 'standIn';
      if (left) return 'left';
      return away ? 'away' : '';
    })
    .join();
  return useMemo(
    () =>
      kinds.split(',').map((kind) => {
        const known = NOTES.find((note) => note === kind);
        return known === undefined ? '' : t(`game.${known}`);
      }),
    [kinds, t],
  );
}

const NOTES = ['standIn', 'left', 'away'] as const;

/** What whoever has no seat is told, and whether nothing but the game is shown to them, as for a stream. */
function useWatching(room: RoomView | null): { readonly place: string; readonly isBare: boolean } {
  const { t } = useTranslation(['online', 'table']);
  const search = useSearch();
  const late = room?.setUp.openHands ?? null;
  return {
    place: late === null ? t('table:youWatch') : t('online:game.openHands', { turns: late }),
    isBare: room?.mine === null && new URLSearchParams(search).has('stream'),
  };
}
