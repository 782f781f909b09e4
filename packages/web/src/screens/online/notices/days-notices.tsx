import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { changeMail } from '../../../online/mail.ts';
import { canPush, readPushKey, usePushWish } from '../../../online/pushes.ts';
import { useReading } from '../attempt.tsx';

/** What the server sends, and whether it has somewhere to send mail to. */
async function readWays() {
  const [key, { isSent, address, isRefused }] = await Promise.all([
    readPushKey(),
    changeMail({ mail: 'look' }),
  ]);
  return { hasPush: key !== null, hasMail: isSent, isMailed: isSent && address !== null && !isRefused };
}

/** In a game over days: whether the person will be told of their turn while they are away, and if not, how they can be. */
export function DaysNotices() {
  const { t } = useTranslation('notices');
  const { value } = useReading(readWays);
  const isWanted = usePushWish((wish) => wish.isWanted);
  if (value === null) return null;
  const { hasPush, hasMail, isMailed } = value;
  const isPushed = hasPush && isWanted && canPush() && Notification.permission === 'granted';
  if (isPushed || isMailed) return <p>{t('days.on')}</p>;
  if (!hasPush && !hasMail) return <p>{t('days.none')}</p>;
  return (
    <p>
      {t('days.off')} <Link href="/me">{t('days.choose')}</Link>
    </p>
  );
}
