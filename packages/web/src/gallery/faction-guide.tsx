import { useTranslation } from 'react-i18next';
import { FactionBadge } from '../art/faction-badge.tsx';
import styles from './faction-guide.module.css';
import { FactionLink } from '../routes/links.tsx';
import { DIFFICULTIES, type Guide } from './guide.ts';

/** How a faction plays, how hard it is and whom it goes well with. */
export function FactionGuide({ guide }: { readonly guide: Guide }) {
  const { t } = useTranslation('gallery');
  return (
    <>
      <section className={styles['section']} aria-labelledby="guide-plays">
        <h2 id="guide-plays">{t('guide.plays')}</h2>
        <p>{guide.plays}</p>
      </section>
      <section className={styles['section']} aria-labelledby="guide-hard">
        <h2 id="guide-hard">{t('guide.hard')}</h2>
        <p>
          <Pips level={guide.hard} /> <b>{t(`guide.levels.${guide.hard}`)}.</b> {guide.why}
        </p>
      </section>
      <section className={styles['section']} aria-labelledby="guide-with">
        <h2 id="guide-with">{t('guide.with')}</h2>
        <ul className={styles['partners']}>
          {guide.with.map(({ faction, why }) => (
            <li key={faction} className={styles['partner']}>
              <span className={styles['badge']}>
                <FactionBadge faction={faction} />
              </span>
              <p>
                <FactionLink name={faction} className={styles['name']}>
                  {faction}
                </FactionLink>
                : {why}
              </p>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

/** One to three dots; the words say it too. */
function Pips({ level }: { readonly level: Guide['hard'] }) {
  return (
    <svg className={styles['pips']} viewBox="0 0 34 12" aria-hidden="true">
      {DIFFICULTIES.map((each, at) => (
        <circle key={each} cx={at * 11 + 6} cy={6} r={4} data-on={at <= DIFFICULTIES.indexOf(level)} />
      ))}
    </svg>
  );
}
