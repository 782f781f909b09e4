import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';
import { readShelf } from '../new-game/use-shelf.ts';
import { Choice } from '../controls/choice.tsx';
import { problemsOf } from '../new-game/set-up-problems.ts';
import { openTable } from './open-table.ts';
import { Problem } from './problem.tsx';
import { hasOneOfMine, useTableForm } from './table-form.ts';
import { COUNTS } from './quick-match.tsx';
import { useNamedSeats } from './use-named-seats.ts';
import { useTrying } from './use-trying.ts';

/** A table as the last one was, in one click; everything about it can be chosen before. */
export function OwnTable() {
  const { t } = useTranslation('online');
  const [, navigate] = useLocation();
  const form = useTableForm();
  const named = useNamedSeats(form);
  const { problem, isBusy, attempt } = useTrying();
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
