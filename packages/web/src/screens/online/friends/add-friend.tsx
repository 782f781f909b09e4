import { useTranslation } from 'react-i18next';
import { useOnline } from '../../../online/online.ts';
import { relate } from '../../../online/people.ts';
import type { Other } from '../speakers.ts';
import { useTrying } from '../use-trying.ts';

/** Asks somebody to be a friend, or accepts; says so once it is done. */
export function AddFriend({ other }: { readonly other: Other }) {
  const { t } = useTranslation('online');
  const me = useOnline((online) => online.me);
  const { problem, isBusy, attempt } = useTrying();
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
