import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import type { OpenGame } from '../protocol/referee-api.ts';
import { useSettings } from '../settings/settings.ts';
import { Look } from './look.tsx';
import styles from './result.module.css';
import { saveRecord } from '../session/saved-games.ts';
import type { Again } from './use-again.ts';

const Fresh = lazy(async () => ({ default: (await import('../stats/new-achievements.tsx')).Fresh }));

interface Props {
  readonly game: OpenGame;
  readonly again: Again;
  readonly onLook: () => void;
}

/** After a game at home: what was achieved in it, and what to do now. */
export function HomeChoices({ game, again: { rematch, harder, restart }, onLook }: Props) {
  const { t } = useTranslation('flow');
  const tellsFound = useSettings(({ achievements }) => achievements);
  const [, navigate] = useLocation();
  return (
    <>
      {tellsFound && (
        <Suspense>
          <Fresh game={game.id} />
        </Suspense>
      )}
      <div className={styles['choices']}>
        <button type="button" className="button main" onClick={() => void rematch()}>
          {t('result.rematch')}
        </button>
        {harder !== null && (
          <button type="button" className="button" onClick={() => void harder()}>
            {t('result.harder')}
          </button>
        )}
        <button type="button" className="button" onClick={() => void restart()}>
          {t('result.sameDeal')}
        </button>
        <button type="button" className="button" onClick={() => navigate('/new')}>
          {t('result.newGame')}
        </button>
        <button type="button" className="button" onClick={() => navigate(`/replay/${game.id}`)}>
          {t('result.replay')}
        </button>
        <button type="button" className="button" onClick={() => void saveRecord(game.id)}>
          {t('result.export')}
        </button>
        <Look onLook={onLook} />
      </div>
    </>
  );
}
