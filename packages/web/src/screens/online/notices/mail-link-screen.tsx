import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { followMail } from '../../../online/mail.ts';
import { Screen } from '../../screen.tsx';
import { useAttempt, Problem } from '../attempt.tsx';
import styles from '../online.module.css';

/** A link from a mail. It asks first, so that no program that looks at links follows it; nobody has to be known here. */
export function MailLinkScreen({ link }: { readonly link: 'confirm' | 'stop' }) {
  const { t } = useTranslation('notices');
  const [secret] = useState(() => location.hash.slice(1));
  const [isDone, setDone] = useState(false);
  const { problem, isBusy, attempt } = useAttempt();
  return (
    <Screen title={t(`mailLink.${link}.title`)}>
      <section className={`panel ${styles['group']}`}>
        {isDone ? (
          <>
            <output>{t(`mailLink.${link}.done`)}</output>
            <Link href="/online" className="button">
              {t('mailLink.toGames')}
            </Link>
          </>
        ) : (
          <>
            <p>{t(`mailLink.${link}.about`)}</p>
            <div className={styles['ways']}>
              <button
                type="button"
                className="button main"
                aria-disabled={isBusy}
                onClick={() =>
                  attempt(async () => {
                    await followMail(link, secret);
                    setDone(true);
                  })
                }
              >
                {t(`mailLink.${link}.go`)}
              </button>
            </div>
          </>
        )}
        <Problem sentence={problem} />
      </section>
    </Screen>
  );
}
