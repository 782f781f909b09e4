import type { RoomView, SeatView } from '@smashup/server/protocol';
import { COLOURS } from '@smashup/referee/protocol';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { PlayerMark } from '../../art/player-mark.tsx';
import { beReady, mayTake, playAsWished, takeSeat } from '../../online/seats.ts';
import { askTable, useTable } from '../../online/table.ts';
import { Screen } from '../screen.tsx';
import { addressOf, isThisComputer } from './address.ts';
import { ChangeTable } from './change-table.tsx';
import { ChatPanel } from './chat-panel.tsx';
import { KeepForDays } from './identity/keep-offer.tsx';
import { LineLost } from './line-lost.tsx';
import { LinkField } from '../controls/link-field.tsx';
import { QrCode } from './qr-code.tsx';
import { RoomFacts } from './room-facts.tsx';
import styles from './online.module.css';
import { Dialog } from '../controls/dialog.tsx';
import { InviteFriends } from './friends.tsx';
import { SpeakerList } from './person-ways.tsx';

/** A table before the cards are dealt: who sits where, who is ready, and how to bring others. */
export function WaitingRoom({ room }: { readonly room: RoomView }) {
  const { t } = useTranslation('online');
  const [, navigate] = useLocation();
  const [isChanging, setChanging] = useState(false);
  const problem = useTable((table) => table.problem);
  const { mine, owner, seats, quick } = room;
  const status = useStatus(room);
  const me = mine === null ? undefined : seats[mine];
  const isAlone = seats.every(({ seat, kind }) => seat === mine || kind !== 'person');
  const host = owner === null ? '' : (seats[owner]?.name ?? '');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => void playAsWished(room), [room]);
  // Whoever sits down by keyboard goes on here: the button they pressed is gone.
  useLayoutEffect(() => {
    const isNowhere = document.activeElement === document.body;
    if (mine !== null && isNowhere) heading.current?.focus({ preventScroll: true });
  }, [mine]);
  const leave = async (): Promise<void> => {
    await askTable((table) => ({ ask: 'stand', table }));
    navigate('/online');
  };
  return (
    <Screen title={quick ? t('room.quickTitle') : t('room.title', { name: host })} back="/online" wide>
      <LineLost />
      {problem !== null && (
        <p role="alert" className={`panel ${styles['problem']}`}>
          {problem}
        </p>
      )}
      <div className={styles['sides']}>
        <div className={styles['side']}>
          <section className={`panel ${styles['group']}`} aria-labelledby="room-seats">
            <h2 ref={heading} id="room-seats" tabIndex={-1}>
              {t('room.seats')}
            </h2>
            <p>{status}</p>
            {room.setUp.openHands !== null && <p>{t('room.handsShown', { turns: room.setUp.openHands })}</p>}
            <ol className={styles['tables']} aria-live="polite">
              {seats.map((seat) => (
                <li key={seat.seat} className={styles['table']}>
                  <Seat seat={seat} room={room} />
                </li>
              ))}
            </ol>
            <div className={styles['ways']}>
              {me !== undefined && !quick && (
                <button
                  type="button"
                  className={me.ready ? 'button' : 'button main'}
                  onClick={() => void beReady(room, !me.ready)}
                >
                  {t(me.ready ? 'room.iAmNotReady' : 'room.iAmReady')}
                </button>
              )}
              {me !== undefined && owner === mine && !quick && (
                <button type="button" className="button" onClick={() => setChanging(true)}>
                  {t('room.change')}
                </button>
              )}
              {me !== undefined && !(isAlone && owner === mine && !quick) && (
                <button type="button" className="button" onClick={() => void leave()}>
                  {t('room.stand')}
                </button>
              )}
              {me !== undefined && owner === mine && !quick && <CloseTable isAlone={isAlone} />}
            </div>
          </section>
          {seats.some(isEmpty) && <Invite room={room} />}
        </div>
        <div className={styles['side']}>
          <RoomFacts room={room} />
          <section className={`panel ${styles['group']}`}>
            <ChatPanel />
            <SpeakerList room={room} />
          </section>
          {mine !== null && room.setUp.clock.kind === 'days' && <KeepForDays />}
        </div>
      </div>
      {isChanging && <ChangeTable room={room} onClose={() => setChanging(false)} />}
    </Screen>
  );
}

function isEmpty({ kind }: SeatView): boolean {
  return kind === 'open' || kind === 'invited';
}

/** What the cards wait for. */
function useStatus({ mine, quick, fills, seats }: RoomView): string {
  const { t, i18n } = useTranslation('online');
  if (quick) return t(fills ? 'room.quickFills' : 'room.quickWaiting');
  if (seats.some(isEmpty)) return t('room.waiting');
  if (mine === null) return t('room.full');
  const others = seats.filter(({ seat, kind, ready }) => kind === 'person' && !ready && seat !== mine);
  if (seats[mine]?.ready !== true || others.length === 0) return t('room.allHere');
  const names = new Intl.ListFormat(i18n.language).format(others.map(({ name }) => name));
  return t('room.waitingFor', { names });
}

type Translate = ReturnType<typeof useTranslation<'online'>>['t'];

function whoseSeat({ kind, name }: SeatView, t: Translate): string {
  if (kind === 'open') return t('room.open');
  if (kind !== 'invited') return name;
  return name === '' ? t('room.invited') : t('room.keptFor', { name });
}

function Seat({ seat, room }: { readonly seat: SeatView; readonly room: RoomView }) {
  const { t } = useTranslation('online');
  const { mine, owner, quick } = room;
  const notes = [
    ...(seat.seat === mine ? [t('room.you')] : []),
    ...(seat.seat === owner && !quick ? [t('room.owner')] : []),
    ...(seat.kind === 'person' && !quick ? [t(seat.ready ? 'room.ready' : 'room.notReady')] : []),
    ...(seat.away && seat.seat !== mine ? [t('room.away')] : []),
    ...(seat.factions ?? []),
  ];
  return (
    <>
      <div className={styles['seat']}>
        <PlayerMark colour={COLOURS[seat.seat] ?? 'red'} />
        <div>
          <b>{whoseSeat(seat, t)}</b>
          {seat.kind === 'person' && seat.ready && (
            <b className={styles['ready']} aria-hidden="true">
              ✓
            </b>
          )}
          <p className={styles['muted']}>{notes.join(' · ')}</p>
        </div>
      </div>
      {mine === null && mayTake(seat) && (
        <button type="button" className="button main" onClick={() => void takeSeat(room, seat.seat)}>
          {t('room.sit')}
          <span className="visually-hidden">{t('room.sitAt', { number: seat.seat + 1 })}</span>
        </button>
      )}
      {seat.kind === 'person' && mine !== null && mine === owner && seat.seat !== mine && (
        <button
          type="button"
          className="button"
          onClick={() => void askTable((table) => ({ ask: 'remove', table, seat: seat.seat }))}
        >
          {t('room.remove')}
          <span className="visually-hidden">{t('chat.whom', { name: seat.name })}</span>
        </button>
      )}
    </>
  );
}

/** A link, a code to read out, a QR code. */
function Invite({ room: { id, invitation, code } }: { readonly room: RoomView }) {
  const { t } = useTranslation('online');
  if (invitation === null) return null;
  const address = `${location.origin}${addressOf({ id, invitation })}`;
  return (
    <section className={`panel ${styles['group']}`} aria-labelledby="room-invite">
      <h2 id="room-invite">{t('room.invite')}</h2>
      <InviteFriends table={id} />
      <LinkField address={address} />
      {isThisComputer(location.hostname) && <p className={styles['problem']}>{t('room.linkHere')}</p>}
      <div className={styles['columns']}>
        {code !== null && (
          <p>
            {t('room.code')}
            <b className={styles['readOut']}>{code}</b>
          </p>
        )}
        <figure className={styles['figure']}>
          <QrCode address={address} label={t('room.qr')} />
          <figcaption className={styles['muted']}>{t('room.qrAbout')}</figcaption>
        </figure>
      </div>
    </section>
  );
}

/** Ends a table that has not begun; where others sit it asks first. */
function CloseTable({ isAlone }: { readonly isAlone: boolean }) {
  const { t } = useTranslation('online');
  const [isAsking, setAsking] = useState(false);
  const close = (): void => void askTable((table) => ({ ask: 'close', table }));
  return (
    <>
      <button type="button" className="button danger" onClick={() => (isAlone ? close() : setAsking(true))}>
        {t('room.close')}
      </button>
      {isAsking && (
        <Dialog small title={t('room.closeTitle')} onClose={() => setAsking(false)}>
          <div className={styles['group']}>
            <p>{t('room.closeAbout')}</p>
            <div className={styles['ways']}>
              <button type="button" className="button danger" onClick={close}>
                {t('room.close')}
              </button>
              <button type="button" className="button" onClick={() => setAsking(false)}>
                {t('room.closeNot')}
              </button>
            </div>
          </div>
        </Dialog>
      )}
    </>
  );
}
