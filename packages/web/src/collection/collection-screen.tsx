import type { FactionEntry } from '@smashup/referee/protocol';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearch } from 'wouter';
import { FactionBadge } from '../art/faction-badge.tsx';
import { useCatalogue } from '../catalogue/catalogue.ts';
import { collected, readWritten, written } from './collection.ts';
import { collection } from '../i18n/en/collection.ts';
import { addTexts } from '../i18n/index.ts';
import { changeSettings, useSettings } from '../settings/settings.ts';
import { LinkField } from '../screens/controls/link-field.tsx';
import { Screen } from '../screens/screen.tsx';
import styles from './collection-screen.module.css';

addTexts('collection', collection);

/** Two for each of two players. */
const ENOUGH = 4;

/** Marks the sets and factions that one owns or likes. */
export function CollectionScreen() {
  const { t } = useTranslation('collection');
  const { factions, sets } = useCatalogue();
  const notMine = useSettings((settings) => settings.notMine);
  const mine = collected(factions, notMine);
  const change = (names: readonly string[], isIn: boolean): void => {
    const others = notMine.filter((name) => !names.includes(name));
    changeSettings({ notMine: isIn ? others : [...others, ...names] });
  };
  const all = factions.map(({ name }) => name);
  return (
    <Screen title={t('title')} wide>
      <Shared />
      <section className={`panel ${styles['group']}`}>
        <p>{t('about')}</p>
        <div className={styles['ways']}>
          <output>
            <b>{t('count', { mine: mine.length, all: factions.length })}</b>
          </output>
          <button type="button" className="button" onClick={() => change(all, true)}>
            {t('all')}
          </button>
          <button type="button" className="button" onClick={() => change(all, false)}>
            {t('none')}
          </button>
        </div>
        {mine.length < ENOUGH && <p role="alert">{t('tooFew')}</p>}
        <details>
          <summary>{t('share')}</summary>
          <LinkField address={`${location.origin}/collection?have=${written(factions, notMine)}`} />
        </details>
      </section>
      <div className={styles['sets']}>
        {sets.map((set) => (
          <SetShelf
            key={set}
            set={set}
            factions={factions.filter((faction) => faction.set === set)}
            notMine={notMine}
            onChange={change}
          />
        ))}
      </div>
    </Screen>
  );
}

interface ShelfProps {
  readonly set: string;
  readonly factions: readonly FactionEntry[];
  readonly notMine: readonly string[];
  readonly onChange: (names: readonly string[], isIn: boolean) => void;
}

/** A set with its factions: the box of the set takes all of them in or out. */
function SetShelf({ set, factions, notMine, onChange }: ShelfProps) {
  const box = useRef<HTMLInputElement>(null);
  const left = factions.filter(({ name }) => !notMine.includes(name)).length;
  const isPart = left > 0 && left < factions.length;
  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = isPart;
  }, [isPart]);
  return (
    <fieldset className={`panel ${styles['set']}`}>
      <legend className="visually-hidden">{set}</legend>
      <label className={styles['heading']}>
        <input
          ref={box}
          type="checkbox"
          checked={left > 0 && !isPart}
          onChange={({ target }) =>
            onChange(
              factions.map(({ name }) => name),
              target.checked,
            )
          }
        />
        {set}
      </label>
      <ul className={styles['factions']}>
        {factions.map(({ name }) => (
          <li key={name}>
            <label className={styles['faction']}>
              <input
                type="checkbox"
                checked={!notMine.includes(name)}
                onChange={({ target }) => onChange([name], target.checked)}
              />
              <span className={styles['badge']}>
                <FactionBadge faction={name} />
              </span>
              {name}
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

/** Asks whoever opens such a link before it replaces their own. */
function Shared() {
  const { t } = useTranslation('collection');
  const { factions } = useCatalogue();
  const [, navigate] = useLocation();
  const text = new URLSearchParams(useSearch()).get('have');
  if (text === null) return null;
  const notMine = readWritten(factions, text);
  const close = (): void => navigate('/collection', { replace: true });
  return (
    <section className={`panel ${styles['group']}`} aria-label={t('title')}>
      <p>{t('shared', { count: factions.length - notMine.length })}</p>
      <div className={styles['ways']}>
        <button
          type="button"
          className="button main"
          onClick={() => {
            changeSettings({ notMine });
            close();
          }}
        >
          {t('take')}
        </button>
        <button type="button" className="button" onClick={close}>
          {t('keep')}
        </button>
      </div>
    </section>
  );
}
