import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { ProblemList } from '../new-game/problem-list.tsx';
import { problemsOf } from '../new-game/set-up-problems.ts';
import { useShelf } from '../new-game/use-shelf.ts';
import { Screen } from '../screen.tsx';
import { hasOneOfMine, useTableForm, openTable, useNamedSeats } from './table-form.ts';
import { TableSettings } from './table-settings.tsx';
import { useAttempt } from './attempt.tsx';
import shared from '../new-game/new-game-screen.module.css';

/** Opens a table. It remembers the last one. */
export function NewTableScreen() {
  const { t } = useTranslation('online');
  const [, navigate] = useLocation();
  const shelf = useShelf();
  const form = useTableForm();
  const named = useNamedSeats(form);
  const { problem, isBusy, attempt } = useAttempt();
  const problems = problemsOf(named, shelf);
  const isMine = hasOneOfMine(form);
  const isReady = problems.length === 0 && isMine;
  return (
    <Screen title={t('newTable.title')} back="/online">
      <form
        className={shared['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady) attempt(async () => navigate(await openTable(form, shelf)));
        }}
      >
        <TableSettings form={form} onChange={(change) => useTableForm.setState(change)} isFixed={false} />
        <div className={shared['end']}>
          <ProblemList
            form={named}
            problems={problems}
            refusal={isMine ? problem : t('newTable.oneIsMine')}
          />
          <button
            type="submit"
            className={`button main ${shared['begin']}`}
            aria-disabled={!isReady || isBusy}
            aria-describedby={isReady ? undefined : 'new-game-problems'}
          >
            {t(isBusy ? 'newTable.opening' : 'newTable.open')}
          </button>
        </div>
      </form>
    </Screen>
  );
}
