import { useTranslation } from 'react-i18next';
import { canPush, readPushKey, startPushes, stopPushes, usePushWish } from '../../../online/pushes.ts';
import { useAttempt, useReading, Problem } from '../attempt.tsx';
import { MailPart } from './mail-part.tsx';
import styles from '../online.module.css';

/** How the person is notified: by this browser (on, off, or why not), and by mail. */
export function PushPanel() {
  const { t } = useTranslation('notices');
  return (
    <section className={`panel ${styles['group']}`} aria-labelledby="me-pushes">
      <h2 id="me-pushes">{t('push.title')}</h2>
      <p className={styles['muted']}>{t('push.about')}</p>
      {canPush() ? <Choice /> : <p>{t(isSecureContext ? 'push.unknown' : 'push.plain')}</p>}
      <MailPart />
    </section>
  );
}

const readKey = async () => ({ key: await readPushKey() });

function Choice() {
  const { t } = useTranslation('notices');
  const { value, problem: unread } = useReading(readKey);
  const { isWanted } = usePushWish();
  const { problem, isBusy, attempt } = useAttempt();
  if (value?.key === null) return <p>{t('push.none')}</p>;
  if (Notification.permission === 'denied') return <p>{t('push.denied')}</p>;
  const isOn = isWanted && Notification.permission === 'granted';
  return (
    <>
      {isOn && <p>{t('push.isOn')}</p>}
      <div className={styles['ways']}>
        <button
          type="button"
          className="button"
          aria-disabled={isBusy || value === null}
          onClick={() => attempt(async () => void (await (isOn ? stopPushes() : startPushes())))}
        >
          {t(isOn ? 'push.off' : 'push.on')}
        </button>
      </div>
      <Problem sentence={problem ?? unread} />
    </>
  );
}
