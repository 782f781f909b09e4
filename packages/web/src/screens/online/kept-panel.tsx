import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { lookAtIdentity, useIdentity } from '../../online/identity.ts';
import { exportMe, forgetMe } from '../../online/people.ts';
import { Dialog } from '../controls/dialog.tsx';
import { download } from '../../session/download.ts';
import { useProving } from './identity/use-proving.tsx';
import { useAttempt, Problem } from './attempt.tsx';
import styles from './online.module.css';

/** Everything that is stored about the person: to be seen, taken away, and deleted. */
export function KeptPanel() {
  const { t } = useTranslation('online');
  const [, navigate] = useLocation();
  const { problem, attempt } = useAttempt();
  const [seen, setSeen] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const deleting = useProving(useIdentity(({ identity }) => identity));
  const ask = async (): Promise<void> => {
    // Which keys there are decides what it takes.
    await lookAtIdentity();
    setAsking(true);
  };
  return (
    <section className={`panel ${styles['group']}`} aria-labelledby="me-kept">
      <h2 id="me-kept">{t('me.kept')}</h2>
      <p>{t('me.keptAbout')}</p>
      <div className={styles['ways']}>
        <button
          type="button"
          className="button"
          onClick={() => attempt(async () => setSeen(await exportMe()))}
        >
          {t('me.see')}
        </button>
        <button
          type="button"
          className="button"
          onClick={() => attempt(async () => download('smash-up-about-me.json', await exportMe()))}
        >
          {t('me.export')}
        </button>
        <button type="button" className="button danger" onClick={() => attempt(ask)}>
          {t('me.delete')}
        </button>
      </div>
      <Problem sentence={problem ?? deleting.problem} />
      {deleting.dialog}
      {/* Focusable, since it scrolls. */}
      {seen !== null && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <pre className={styles['everything']} tabIndex={0}>
          {seen}
        </pre>
      )}
      {isAsking && (
        <Dialog small title={t('me.deleteTitle')} onClose={() => setAsking(false)}>
          <div className={styles['group']}>
            <p>{t('me.deleteAbout')}</p>
            <div className={styles['ways']}>
              <button
                type="button"
                className="button danger"
                onClick={() => {
                  setAsking(false);
                  deleting.attempt(async (proof) => {
                    await forgetMe(proof);
                    navigate('/online');
                  });
                }}
              >
                {t('me.delete')}
              </button>
              <button type="button" className="button" onClick={() => setAsking(false)}>
                {t('me.keep')}
              </button>
            </div>
          </div>
        </Dialog>
      )}
    </section>
  );
}
