import { lazy, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Redirect, useParams } from 'wouter';
import { useGuided } from '../learn/progress.ts';
import { resumeGame, useSession } from '../session/session.ts';
import { Loading } from './loading.tsx';
import { Screen } from './screen.tsx';
import { messageOf } from '../text/message-of.ts';

const Game = lazy(async () => ({ default: (await import('../flow/game.tsx')).Game }));

/** The table of the game in the address; a game that is not open yet is resumed first. */
export function GameScreen() {
  const { id } = useParams<{ id: string }>();
  const isGuided = useGuided(({ game, isOver }) => game === id && !isOver);
  return isGuided ? <Redirect to="/learn" replace /> : <PlainGame key={id} id={id} />;
}

function PlainGame({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const isOpen = useSession(({ game, update }) => game?.id === id && update !== null);
  const refusal = useOpening(id);
  if (refusal !== null) {
    return (
      <Screen title={t('game.missing')}>
        <div className="panel">
          <p>{refusal}</p>
        </div>
        <Link href="/saved" className="button main">
          {t('game.saved')}
        </Link>
      </Screen>
    );
  }
  return isOpen ? <Game key={id} /> : <Loading />;
}

/** Opens the game unless it is open; why that was refused, or null. */
function useOpening(id: string): string | null {
  const [refusal, setRefusal] = useState<{ id: string; message: string } | null>(null);
  useEffect(() => {
    if (useSession.getState().game?.id === id) return;
    resumeGame(id).catch((error: unknown) => setRefusal({ id, message: messageOf(error) }));
  }, [id]);
  return refusal?.id === id ? refusal.message : null;
}
