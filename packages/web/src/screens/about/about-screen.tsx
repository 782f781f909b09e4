import { VERSION } from '@smashup/referee/protocol';
import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { about } from '../../i18n/en/about.ts';
import { addTexts } from '../../i18n/index.ts';
import { Screen } from '../screen.tsx';
import styles from './about-screen.module.css';
import { FONTS, ICON_AUTHORS, LIBRARIES, type Credit } from './credits.ts';

const LINKS = {
  gameIcons: 'https://game-icons.net',
  fluent: 'https://github.com/microsoft/fluentui-emoji',
  fluentLicence: 'https://github.com/microsoft/fluentui-emoji/blob/main/LICENSE',
  iconify: 'https://iconify.design',
  fontsource: 'https://fontsource.org',
  ccBy: 'https://creativecommons.org/licenses/by/3.0/',
} as const;

addTexts('about', about);

/** About the game, and credits for the parts made by others. */
export function AboutScreen() {
  const { t } = useTranslation('about');
  return (
    <Screen title={t('title')}>
      <Chapter id="about-game" title={t('game.title')}>
        <p>{t('game.unofficial')}</p>
        <p>{t('game.contents')}</p>
        <p>{t('game.licence')}</p>
        <p>{t('game.version', { version: VERSION })}</p>
      </Chapter>
      <Icons />
      <Chapter id="about-fonts" title={t('fonts.title')}>
        <Credits credits={FONTS} says={(credit) => t('fonts.by', { ...credit })} />
        <p>
          <Trans t={t} i18nKey="fonts.source" components={{ site: <Away to={LINKS.fontsource} /> }} />
        </p>
      </Chapter>
      <Chapter id="about-libraries" title={t('libraries.title')}>
        <Credits credits={LIBRARIES} says={(credit) => t('libraries.by', { ...credit })} />
      </Chapter>
    </Screen>
  );
}

function Icons() {
  const { t } = useTranslation('about');
  return (
    <Chapter id="about-icons" title={t('icons.title')}>
      <p>
        <Trans
          t={t}
          i18nKey="icons.gameIcons"
          values={{ licence: 'CC BY 3.0' }}
          components={{ site: <Away to={LINKS.gameIcons} />, licence: <Away to={LINKS.ccBy} /> }}
        />
      </p>
      <ul className={styles['authors']}>
        {ICON_AUTHORS.map((author) => (
          <li key={author}>{author}</li>
        ))}
      </ul>
      <p>
        <Trans
          t={t}
          i18nKey="icons.fluent"
          values={{ licence: 'MIT License' }}
          components={{ site: <Away to={LINKS.fluent} />, licence: <Away to={LINKS.fluentLicence} /> }}
        />
      </p>
      <p>
        <Trans t={t} i18nKey="icons.format" components={{ site: <Away to={LINKS.iconify} /> }} />
      </p>
    </Chapter>
  );
}

interface ChapterProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

function Chapter({ id, title, children }: ChapterProps) {
  return (
    <section className={`panel ${styles['chapter']}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

function Away({ to, children }: { readonly to: string; readonly children?: ReactNode }) {
  return (
    <a href={to} rel="noreferrer">
      {children}
    </a>
  );
}

interface CreditsProps {
  readonly credits: readonly Credit[];
  readonly says: (credit: Credit) => string;
}

function Credits({ credits, says }: CreditsProps) {
  return (
    <ul className={styles['credits']}>
      {credits.map((credit) => (
        <li key={credit.name}>{says(credit)}</li>
      ))}
    </ul>
  );
}
