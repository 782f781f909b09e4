import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '../../../online/online.ts';
import { invite } from '../../../online/people.ts';
import { Problem } from '../problem.tsx';
import { useTrying } from '../use-trying.ts';
import styles from '../online.module.css';

/** Invites friends who are online to a table that waits for players, with one click each. */
export function InviteFriends({ table }: { readonly table: string }) {
  const { t } = useTranslation('online');
  const all = useOnline(({ me }) => me?.friends);
  const [invited, setInvited] = useState<readonly string[]>([]);
  const { problem, attempt } = useTrying();
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
