import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, Link } from 'wouter';
import { collected } from '../../collection/collection.ts';
import { ask } from '../../online/line.ts';
import { Choice } from '../controls/choice.tsx';
import { Switch } from '../controls/switch.tsx';
import { readShelf } from '../new-game/use-shelf.ts';
import { addressOf } from './address.ts';
import { useAttempt, Problem } from './attempt.tsx';
import styles from './online.module.css';
import { problemsOf } from '../new-game/set-up-problems.ts';
import { hasOneOfMine, useTableForm, openTable, useNamedSeats } from './table-form.ts';

/** How many can play. */
const COUNTS = [2, 3, 4] as const;

/** A game with whoever else wants one now. */
export function QuickMatch() {
  const { t } = useTranslation('online');
  const [, navigate] = useLocation();
  const [players, setPlayers] = useState<number>(2);
  const [bots, setBots] = useState(true);
  const { problem, isBusy, attempt } = useAttempt();
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
      <Problem sentence={problem} />
    </section>
  );
}

/** A table as the last one was, in one click; everything about it can be chosen before. */
export function OwnTable() {
  const { t } = useTranslation('online');
  const [, navigate] = useLocation();
  const form = useTableForm();
  const named = useNamedSeats(form);
  const { problem, isBusy, attempt } = useAttempt();
  const open = async (): Promise<void> => {
    const shelf = await readShelf();
    const isReady = problemsOf(named, shelf).length === 0 && hasOneOfMine(form);
    // What is wrong with it is said where it can be changed.
    navigate(isReady ? await openTable(form, shelf) : '/online/new');
  };
  return (
    <>
      <h2 id="own-table">{t('home.newTable')}</h2>
      <p>{t('home.newTableAbout')}</p>
      <Choice
        legend={t('home.seats')}
        alternatives={COUNTS.map((count) => ({ value: count, label: String(count) }))}
        value={form.count}
        onChange={(count) => useTableForm.setState({ count })}
      />
      <button type="button" className="button main" aria-disabled={isBusy} onClick={() => attempt(open)}>
        {t('home.newTableGo')}
      </button>
      <Link href="/online/new" className="button">
        {t('home.newTableSettings')}
      </Link>
      <Problem sentence={problem} />
    </>
  );
}
