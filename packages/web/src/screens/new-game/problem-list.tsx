import { useTranslation } from 'react-i18next';
import { type SetUpForm, LONGEST_NAME, seatsOf } from './set-up-form.ts';
import type { Problem } from './set-up-problems.ts';
import styles from './problem-list.module.css';

interface Props {
  readonly form: SetUpForm;
  readonly problems: readonly Problem[];
  /** The referee's refusal. */
  readonly refusal: string | null;
}

/** Why the game cannot begin yet. */
export function ProblemList({ form, problems, refusal }: Props) {
  const { t } = useTranslation();
  const put = usePutProblem(form);
  const lines = [...problems.map(put), ...(refusal === null ? [] : [refusal])];
  return (
    <div aria-live="polite" id="new-game-problems">
      {lines.length > 0 && (
        <div className={`panel ${styles['problems']}`}>
          <p className={styles['lead']}>{t('newGame.problem.lead')}</p>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/** Puts a problem into words. */
function usePutProblem(form: SetUpForm): (problem: Problem) => string {
  const { t } = useTranslation();
  const nameOf = (seat: number): string => {
    const name = seatsOf(form)[seat]?.name.trim() ?? '';
    return name === '' ? t('newGame.player', { number: seat + 1 }) : name;
  };
  return (problem) => {
    switch (problem.kind) {
      case 'name missing':
        return t('newGame.problem.nameMissing', { number: problem.seat + 1 });
      case 'name too long':
        return t('newGame.problem.nameTooLong', { name: nameOf(problem.seat), most: LONGEST_NAME });
      case 'name twice':
        return t('newGame.problem.nameTwice', { name: problem.name });
      case 'second faction missing':
        return t('newGame.problem.secondFaction', { name: nameOf(problem.seat), faction: problem.faction });
      case 'faction twice':
        return t('newGame.problem.factionTwice', {
          name: nameOf(problem.seat),
          other: problem.other,
          faction: problem.faction,
        });
      case 'faction not on offer':
        return t('newGame.problem.notOnOffer', { name: nameOf(problem.seat), faction: problem.faction });
      case 'too few factions':
        return t('newGame.problem.tooFew', { needed: problem.needed, offered: problem.offered });
      case 'draft too small':
        return t('newGame.problem.draftSmall', { needed: problem.needed, size: problem.size });
      case 'draft too large':
        return t('newGame.problem.draftLarge', { offered: problem.offered, size: problem.size });
      case 'draft not on offer':
        return t('newGame.problem.draftNotOnOffer', { faction: problem.faction });
      case 'teams of four':
        return t('newGame.problem.teams');
      case 'league for two':
        return t('newGame.problem.league');
      case 'league without duplicates':
        return t('newGame.problem.leagueTwice');
      case 'house rule of teams':
        return t('newGame.problem.houseTeams');
      case 'house rule of Big Base':
        return t('newGame.problem.houseBigBase');
      case 'seed':
        return t('newGame.problem.seed', { seed: problem.seed });
    }
  };
}
