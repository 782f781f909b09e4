import { useState, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { WAKES_REFEREE } from '../../session/referee.ts';
import { beginGame } from '../../session/session.ts';
import { Screen } from '../screen.tsx';
import { CountChoice } from './count-choice.tsx';
import { FactionSettings } from './faction-settings.tsx';
import { ProblemList } from './problem-list.tsx';
import { RuleSettings } from './rule-settings.tsx';
import { SeatPanel } from './seat-panel.tsx';
import { SeriesSettings } from './series-settings.tsx';
import { seatsOf, toSetUp, type SetUpForm } from './set-up-form.ts';
import { problemsOf } from './set-up-problems.ts';
import { changeForm, useSetUpForm } from './set-up-store.ts';
import styles from './new-game-screen.module.css';
import { messageOf } from '../../text/message-of.ts';
import { useShelf } from './use-shelf.ts';

/** Everything that can be set for a new game. It remembers the last one. */
export function NewGameScreen() {
  const { t } = useTranslation();
  const form = useSetUpForm();
  const { begin, refusal, isBeginning } = useBeginning(form);
  const shelf = useShelf();
  const problems = problemsOf(form, shelf);
  return (
    <Screen title={t('newGame.title')}>
      <form
        className={styles['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (problems.length === 0) void begin();
        }}
      >
        <section className={`panel ${styles['group']}`} aria-labelledby="new-game-seats">
          <div className={styles['row']}>
            <h2 id="new-game-seats">{t('newGame.players')}</h2>
            <CountChoice count={form.count} onChange={(count) => changeForm((old) => ({ ...old, count }))} />
          </div>
          <ol className={styles['seats']}>
            {seatsOf(form).map((seat, at) => (
              <li key={at}>
                <SeatPanel form={form} seat={seat} at={at} problems={problems} />
              </li>
            ))}
          </ol>
        </section>
        <FactionSettings form={form} onChange={changeForm} />
        <RuleSettings form={form} onChange={changeForm}>
          <SeriesSettings form={form} onChange={changeForm} />
          <SeedField seed={form.seed} />
        </RuleSettings>
        <div className={styles['end']}>
          <ProblemList form={form} problems={problems} refusal={refusal} />
          <button
            type="submit"
            className={`button main ${styles['begin']}`}
            aria-disabled={problems.length > 0 || isBeginning}
            aria-describedby={problems.length > 0 ? 'new-game-problems' : undefined}
            {...WAKES_REFEREE}
          >
            {t(isBeginning ? 'newGame.beginning' : 'newGame.begin')}
          </button>
        </div>
      </form>
    </Screen>
  );
}

/** Asks the referee for the game and goes to its table. */
function useBeginning(form: SetUpForm) {
  const shelf = useShelf();
  const [, navigate] = useLocation();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBeginning, setBeginning] = useState(false);
  const begin = async (): Promise<void> => {
    setBeginning(true);
    setRefusal(null);
    try {
      const series = form.series === undefined ? null : { ...form.series, games: [] };
      const { id } = await beginGame({ ...toSetUp(form, shelf), series });
      navigate(`/game/${id}`);
    } catch (error) {
      setRefusal(messageOf(error));
      setBeginning(false);
    }
  };
  return { begin, refusal, isBeginning };
}

/** The seed, which is optional. */
function SeedField({ seed }: { readonly seed: string }) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{t('newGame.seed')}</label>
      <input
        id={id}
        className="field"
        autoComplete="off"
        value={seed}
        aria-describedby={`${id}about`}
        onChange={(event) => changeForm((old) => ({ ...old, seed: event.target.value }))}
      />
      <p id={`${id}about`} className={styles['muted']}>
        {t('newGame.seedAbout')}
      </p>
    </div>
  );
}
