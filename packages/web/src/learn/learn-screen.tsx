import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Game } from '../flow/game.tsx';
import { learn } from '../i18n/en/learn.ts';
import { addTexts } from '../i18n/index.ts';
import { Coach } from './coach.tsx';
import { beginLessons, useGuided } from './progress.ts';
import { beginGame, resumeGame, useSession } from '../session/session.ts';
import { Loading } from '../screens/loading.tsx';
import { Screen } from '../screens/screen.tsx';
import { messageOf } from '../text/message-of.ts';
import { GUIDED_SET_UP } from './lessons.ts';

addTexts('learn', learn);

/** The guided game: taken up where it was left, or begun. */
export function LearnScreen() {
  const { t } = useTranslation('learn');
  const guided = useGuided(({ game }) => game);
  const isOpen = useSession(({ game, update }) => game?.id === guided && update !== null);
  const failure = useOpening();
  if (failure !== null) {
    return (
      <Screen title={t('title')}>
        <p className="panel" role="alert">
          {t('failed', { message: failure })}
        </p>
      </Screen>
    );
  }
  return isOpen ? <Game key={guided} coach={Coach} /> : <Loading />;
}

/** One at a time: React may draw the screen twice. */
let opening: Promise<void> | null = null;

/** Opens the guided game unless it is open; why that failed, or null. */
function useOpening(): string | null {
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    opening ??= openGuided().finally(() => {
      opening = null;
    });
    opening.catch((error: unknown) => setFailure(messageOf(error)));
  }, []);
  return failure;
}

async function openGuided(): Promise<void> {
  const { game, isOver } = useGuided.getState();
  if (game !== null && !isOver && (await takeUp(game))) return;
  const { id } = await beginGame(GUIDED_SET_UP, false);
  beginLessons(id);
}

/** False: it is there no more. */
async function takeUp(game: string): Promise<boolean> {
  if (useSession.getState().game?.id === game) return true;
  try {
    await resumeGame(game);
    return true;
  } catch {
    return false;
  }
}
