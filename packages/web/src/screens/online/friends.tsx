import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { readShelf } from '../new-game/use-shelf.ts';
import { useOnline } from '../../online/online.ts';
import { invite, relate } from '../../online/people.ts';
import { tableAt } from './address.ts';
import { useTableForm, openTable } from './table-form.ts';
import { useAttempt, Problem } from './attempt.tsx';
import styles from './online.module.css';
import { useState } from 'react';
import type { Other } from './person-ways.tsx';

/** Friends, those who are online first, and whoever wants to be one. */
export function FriendsPanel() {
  const { t } = useTranslation('online');
  const friends = useOnline(({ me }) => me?.friends ?? NOBODY);
  const wantedBy = useOnline(({ me }) => me?.wantedBy ?? NOBODY);
  const [, navigate] = useLocation();
  const { problem, isBusy, attempt } = useAttempt();
  if (friends.length === 0 && wantedBy.length === 0) return null;
  /** A table for two as the last one was, to which the friend is invited. */
  const challenge = async (friend: string): Promise<void> => {
    const shelf = await readShelf();
    const form = useTableForm.getState();
    const address = await openTable({ ...form, count: 2, places: ['me', 'invited', 'open', 'open'] }, shelf);
    const table = tableAt(address.replace(/#.*/, ''));
    if (table !== null) await invite(friend, table);
    navigate(address);
  };
  const answer = (person: string, on: boolean): void => attempt(() => relate(person, 'friend', on));
  return (
    <section className={`panel ${styles['group']}`} aria-labelledby="friends">
      <h2 id="friends">{t('friends.title')}</h2>
      <ul className={styles['tables']}>
        {wantedBy.map(({ id, name }) => (
          <li key={id} className={styles['table']}>
            <b>{t('friends.wants', { name })}</b>
            <div className={styles['ways']}>
              <button type="button" className="button main" onClick={() => answer(id, true)}>
                {t('friends.accept')}
              </button>
              <button type="button" className="button" onClick={() => answer(id, false)}>
                {t('friends.decline')}
              </button>
            </div>
          </li>
        ))}
        {friends
          .toSorted((one, other) => Number(other.online) - Number(one.online))
          .map(({ id, name, online }) => (
            <li key={id} className={styles['table']}>
              <div>
                <b>{name}</b>
                <p className={styles['muted']}>{t(online ? 'friends.online' : 'friends.offline')}</p>
              </div>
              <div className={styles['ways']}>
                {online && (
                  <button
                    type="button"
                    className="button main"
                    aria-disabled={isBusy}
                    onClick={() => attempt(() => challenge(id))}
                  >
                    {t('friends.play')}
                    <span className="visually-hidden">{t('chat.whom', { name })}</span>
                  </button>
                )}
                <button type="button" className="button quiet" onClick={() => answer(id, false)}>
                  {t('friends.end')}
                  <span className="visually-hidden">{t('chat.whom', { name })}</span>
                </button>
              </div>
            </li>
          ))}
      </ul>
      <Problem sentence={problem} />
    </section>
  );
}

const NOBODY: readonly never[] = [];

/** Asks somebody to be a friend, or accepts; says so once it is done. */
export function AddFriend({ other }: { readonly other: Other }) {
  const { t } = useTranslation('online');
  const me = useOnline((online) => online.me);
  const { problem, isBusy, attempt } = useAttempt();
  const isFriend = me?.friends.some(({ id }) => id === other.id) === true;
  const isAsked = me?.wanted.includes(other.id) === true;
  if (isFriend || isAsked) return <span>{t(isFriend ? 'friends.is' : 'friends.asked')}</span>;
  return (
    <>
      <button
        type="button"
        className="button quiet"
        aria-disabled={isBusy}
        onClick={() => attempt(() => relate(other.id, 'friend', true))}
      >
        {t('friends.add')}
        <span className="visually-hidden">{t('chat.whom', { name: other.name })}</span>
      </button>
      {problem !== null && <span role="alert">{problem}</span>}
    </>
  );
}

/** Invites friends who are online to a table that waits for players, with one click each. */
export function InviteFriends({ table }: { readonly table: string }) {
  const { t } = useTranslation('online');
  const all = useOnline(({ me }) => me?.friends);
  const [invited, setInvited] = useState<readonly string[]>([]);
  const { problem, attempt } = useAttempt();
  const friends = (all ?? []).filter(({ online }) => online);
  if (friends.length === 0) return null;
  return (
    <>
      <div className={styles['ways']}>
        {friends.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            className="button"
            aria-disabled={invited.includes(id)}
            onClick={() => {
              if (invited.includes(id)) return;
              attempt(async () => {
                await invite(id, table);
                setInvited((before) => [...before, id]);
              });
            }}
          >
            {t(invited.includes(id) ? 'friends.invited' : 'friends.invite', { name })}
          </button>
        ))}
      </div>
      <Problem sentence={problem} />
    </>
  );
}
