import { AddFriend } from './friends.tsx';
import type { ChatLine, SeatView, RoomView } from '@smashup/server/protocol';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { complain, relate } from '../../online/people.ts';
import { useTable } from '../../online/table.ts';
import { Dialog } from '../controls/dialog.tsx';
import { useAttempt, Problem } from './attempt.tsx';
import styles from './online.module.css';
import { useOnline } from '../../online/online.ts';

/** What can be done about somebody: add them as a friend, mute, block, report. */
export function PersonWays({ other }: { readonly other: Other }) {
  return (
    <>
      <AddFriend other={other} />
      <Relation other={other} relation="mute" />
      <Relation other={other} relation="block" />
      <Complain other={other} />
    </>
  );
}

/** Somebody to mute, block or report. */
export interface Other {
  readonly id: string;
  readonly name: string;
}

/** Who has said something without sitting at the table, in the order in which they began, by their latest names. */
export function speakersBeside(
  chat: readonly Pick<ChatLine, 'person' | 'name'>[],
  seats: readonly Pick<SeatView, 'person'>[],
  me: string | undefined,
): readonly Other[] {
  const known = new Set([me, ...seats.map(({ person }) => person)]);
  const others = chat.filter(({ person }) => !known.has(person));
  return [...new Map(others.map(({ person, name }) => [person, name]))].map(([id, name]) => ({ id, name }));
}

/** The longest reason that the server takes. */
const LONGEST = 500;

/** Reports to the operator what somebody does at this table. */
function Complain({ other }: { readonly other: Other }) {
  const { t } = useTranslation('online');
  const table = useTable(({ id }) => id);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="button quiet" onClick={() => setOpen(true)}>
        {t('complain.go')}
        <span className="visually-hidden">{t('chat.whom', { name: other.name })}</span>
      </button>
      {isOpen && table !== null && (
        <ComplainDialog other={other} table={table} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

function focusIt(said: HTMLElement | null): void {
  said?.focus();
}

interface DialogProps {
  readonly other: Other;
  readonly table: string;
  readonly onClose: () => void;
}

function ComplainDialog({ other, table, onClose }: DialogProps) {
  const { t } = useTranslation('online');
  const { problem, isBusy, attempt } = useAttempt();
  const [reason, setReason] = useState('');
  const [isDone, setDone] = useState(false);
  const field = useId();
  if (isDone) {
    return (
      <Dialog small title={t('complain.title', { name: other.name })} onClose={onClose}>
        {/* What had the focus is gone: it is read from here, and Escape still closes it. */}
        <output ref={focusIt} tabIndex={-1}>
          {t('complain.done')}
        </output>
      </Dialog>
    );
  }
  return (
    <Dialog small title={t('complain.title', { name: other.name })} onClose={onClose}>
      <form
        className={styles['group']}
        onSubmit={(event) => {
          event.preventDefault();
          attempt(async () => {
            await complain(table, other.id, reason.trim());
            setDone(true);
          });
        }}
      >
        <p>{t('complain.about')}</p>
        <label htmlFor={field}>{t('complain.reason')}</label>
        <textarea
          id={field}
          className="field"
          rows={4}
          required
          maxLength={LONGEST}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <Problem sentence={problem} />
        <button type="submit" className="button main" aria-disabled={isBusy || reason.trim() === ''}>
          {t('complain.send')}
        </button>
      </form>
    </Dialog>
  );
}

interface Props {
  readonly other: Other;
  readonly relation: 'block' | 'mute';
}

const WORDS = {
  block: ['chat.block', 'chat.unblock'],
  mute: ['chat.mute', 'chat.unmute'],
} as const;

/** Blocks or mutes somebody, or takes it back. */
export function Relation({ other, relation }: Props) {
  const { t } = useTranslation('online');
  const others = useOnline(({ me }) => (relation === 'block' ? me?.blocked : me?.muted));
  const isOn = others?.includes(other.id) === true;
  return (
    <button
      type="button"
      className="button quiet"
      onClick={() => void relate(other.id, relation, !isOn).catch(() => {})}
    >
      {t(WORDS[relation][isOn ? 1 : 0])}
      <span className="visually-hidden">{t('chat.whom', { name: other.name })}</span>
    </button>
  );
}

/** Whoever has said something without sitting at the table. */
export function SpeakerList({ room: { seats } }: { readonly room: RoomView }) {
  const { t } = useTranslation('online');
  const me = useOnline((online) => online.me?.id);
  const chat = useTable((table) => table.chat);
  const speakers = speakersBeside(chat, seats, me);
  if (speakers.length === 0) return null;
  return (
    <>
      <h3>{t('chat.beside')}</h3>
      <ul className={styles['tables']}>
        {speakers.map((other) => (
          <li key={other.id} className={styles['table']}>
            <b>{other.name}</b>
            <div className={styles['ways']}>
              <PersonWays other={other} />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
