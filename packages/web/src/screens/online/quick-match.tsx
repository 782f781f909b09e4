import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { collected } from '../../collection/collection.ts';
import { ask } from '../../online/line.ts';
import { Choice } from '../controls/choice.tsx';
import { Switch } from '../controls/switch.tsx';
import { readShelf } from '../new-game/use-shelf.ts';
import { addressOf } from './address.ts';
import { useTrying } from './use-trying.ts';
import styles from './online.module.css';

/** How many can play. */
export const COUNTS = [2, 3, 4] as const;

/** A game with whoever else wants one now. */
export function QuickMatch() {
  const { t } = useTranslation('online');
  const [, navigate] = useLocation();
  const [players, setPlayers] = useState<number>(2);
  const [bots, setBots] = useState(true);
  const { problem, isBusy, attempt } = useTrying();
  const find = async (): Promise<void> => {
    const { factions, notMine } = await readShelf();
    const pool = notMine.length === 0 ? null : collected(factions, notMine).map(({ name }) => name);
    const { table } = await ask({ ask: 'quick', players, bots, pool });
    if (table !== undefined) navigate(addressOf(table));
  };
  return (
    <section className={`panel ${styles['group']} ${styles['quick']}`} aria-labelledby="quick-match">
      <h2 id="quick-match">{t('home.quick')}</h2>
      <p>{t('home.quickAbout')}</p>
      <Choice
        legend={t('home.players')}
        alternatives={COUNTS.map((count) => ({ value: count, label: String(count) }))}
        value={players}
        onChange={setPlayers}
      />
      <Switch label={t('home.bots')} about={t('home.botsAbout')} checked={bots} onChange={setBots} />
      <button type="button" className="button main" aria-disabled={isBusy} onClick={() => attempt(find)}>
        {t('home.quickGo')}
      </button>
      {problem !== null && (
        <p role="alert" className={styles['problem']}>
          {problem}
        </p>
      )}
    </section>
  );
}
