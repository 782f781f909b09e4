import type { ChatLine, Emote, RoomView, SeatView } from '@smashup/server/protocol';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '../../online/online.ts';
import { askTable, readChat, useTable } from '../../online/table.ts';
import { Choice } from '../controls/choice.tsx';
import styles from './chat-panel.module.css';
import { after } from '../../clock.ts';

const EMOTES = [
  'hello',
  'well played',
  'thanks',
  'oops',
  'wow',
  'thinking',
  'hurry',
  'good game',
] as const satisfies readonly Emote[];

/** The longest line that the server takes. */
const LONGEST = 300;

/** What people say at the table. */
export function ChatPanel() {
  const { t } = useTranslation('online');
  const chat = useTable((table) => table.chat);
  const room = useTable((table) => table.room);
  const hears = useOnline(({ me }) => me?.hears ?? true);
  const muted = useOnline(({ me }) => me?.muted);
  const lines = chat.filter(({ person }) => muted?.includes(person) !== true);
  const partner = room === null ? null : partnerIn(room);
  const [wantsPartner, setWantsPartner] = useState(false);
  const toPartner = partner !== null && wantsPartner;
  const end = useRef<HTMLDivElement>(null);
  const last = chat.at(-1)?.number ?? 0;
  useEffect(() => {
    readChat(last);
    end.current?.scrollIntoView({ block: 'nearest' });
  }, [last]);
  return (
    <section className={styles['chat']} aria-labelledby="chat">
      <h2 id="chat">{t('chat.title')}</h2>
      {hears ? (
        <>
          {/* Focusable, since it scrolls. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <div className={styles['lines']} role="log" aria-label={t('chat.title')} tabIndex={0}>
            {lines.length === 0 && <p className={styles['empty']}>{t('chat.empty')}</p>}
            {lines.map((line) => (
              <p key={`${line.room} ${line.number}`}>
                <SaidAt at={line.at} /> <Line line={line} />
              </p>
            ))}
            <div ref={end} />
          </div>
          {partner !== null && (
            <Choice
              legend={t('chat.to')}
              alternatives={[
                { value: 'players', label: t('chat.toPlayers') },
                { value: 'partner', label: t('chat.toPartner', { name: partner.name }) },
              ]}
              value={toPartner ? 'partner' : 'players'}
              onChange={(to) => setWantsPartner(to === 'partner')}
            />
          )}
          <SayForm toPartner={toPartner} />
          {room !== null && <p className={styles['heard']}>{heardBy(room, toPartner ? partner : null, t)}</p>}
          <fieldset className={styles['emotes']}>
            <legend className="visually-hidden">{t('chat.emotes')}</legend>
            {EMOTES.map((emote) => (
              <button
                key={emote}
                type="button"
                className={`button ${styles['emote']}`}
                onClick={() => void askTable((table) => ({ ask: 'emote', table, emote, toPartner }))}
              >
                {t(`chat.emote.${emote}`)}
              </button>
            ))}
          </fieldset>
        </>
      ) : (
        <p>{t('chat.off')}</p>
      )}
    </section>
  );
}

type Translate = ReturnType<typeof useTranslation<'online'>>['t'];

function heardBy({ mine, status, setUp }: RoomView, partner: SeatView | null, t: Translate): string {
  if (partner !== null) return t('chat.heard.partner', { name: partner.name });
  if (mine === null) {
    const isApart = setUp.openHands !== null && status === 'playing';
    return t(isApart ? 'chat.heard.onlyWatchers' : 'chat.heard.watchers');
  }
  return t(status === 'open' ? 'chat.heard.all' : 'chat.heard.players');
}

function SaidAt({ at }: { readonly at: number }) {
  const { i18n } = useTranslation();
  const time = new Date(at);
  return (
    <time className={styles['at']} dateTime={time.toISOString()}>
      {new Intl.DateTimeFormat(i18n.language, { timeStyle: 'short' }).format(time)}
    </time>
  );
}

function Line({ line: { name, room, said } }: { readonly line: ChatLine }) {
  const { t } = useTranslation('online');
  return (
    <>
      <b>
        {name}
        {room === 'watchers' && t('chat.watching')}
        {(room === 'first pair' || room === 'second pair') && t('chat.amongPartners')}:
      </b>{' '}
      {said.kind === 'text' ? said.text : t(`chat.emote.${said.emote}`)}
    </>
  );
}

function SayForm({ toPartner }: { readonly toPartner: boolean }) {
  const { t } = useTranslation('online');
  const [text, setText] = useState('');
  const send = async (): Promise<void> => {
    const said = text.trim();
    if (said === '') return;
    const isSaid = await askTable((table) => ({ ask: 'say', table, text: said, toPartner }));
    if (isSaid !== null) setText('');
  };
  return (
    <form
      className={styles['say']}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <input
        className="field"
        aria-label={t('chat.say')}
        placeholder={t('chat.say')}
        maxLength={LONGEST}
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className="button">
        {t('chat.send')}
      </button>
    </form>
  );
}

/** Who sits opposite in a game of two against two (R13.1), if it is a person; they talk once the cards are dealt. */
function partnerIn({ setUp, status, mine, seats }: RoomView): SeatView | null {
  if (setUp.variant !== 'teams' || status === 'open' || mine === null) return null;
  const partner = seats[(mine + 2) % seats.length];
  return partner?.kind === 'person' ? partner : null;
}

const SHOWN_MILLIS = 6000;

/** The latest thing that somebody else said, for a moment. */
export function ChatBubble() {
  const me = useOnline((online) => online.me);
  const last = useTable(({ chat, read }) => chat.findLast(({ number }) => number > read));
  // Anything said before the person came is in the people panel.
  const [gone, setGone] = useState(last?.number ?? -1);
  const number = last?.number;
  useEffect(() => {
    if (number === undefined) return undefined;
    return after(SHOWN_MILLIS, () => setGone(number));
  }, [number]);
  const isHeard = last !== undefined && last.person !== me?.id && me?.muted.includes(last.person) !== true;
  return (
    <output className={styles['place']}>
      {isHeard && last.number > gone && (
        <span className={`panel ${styles['bubble']}`}>
          <Line line={last} />
        </span>
      )}
    </output>
  );
}
