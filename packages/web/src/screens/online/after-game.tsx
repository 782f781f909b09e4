import { afterGame, seriesWinners } from '@smashup/referee/protocol';
import type { RoomView } from '@smashup/server/protocol';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { after } from '../../clock.ts';
import { getRecord } from '../../online/http.ts';
import { useOnline } from '../../online/online.ts';
import { wishToPlay } from '../../online/seats.ts';
import { askTable, useTable } from '../../online/table.ts';
import { winnersOf } from '../../flow/outcome.ts';
import { useSession } from '../../session/session.ts';
import { importGame } from '../../session/saved-games.ts';
import { download } from '../../session/download.ts';
import { addressOf } from './address.ts';
import { Problem, useAttempt } from './attempt.tsx';
import { EarlierGames } from './earlier-games.tsx';
import styles from './online.module.css';

/**
 * Somebody still clicking on the table should not start the next game by accident; its button is there from the
 * start, so that no other moves.
 */
const REMATCH_MILLIS = 2000;

/** What next: another game with the same people, the record of the game, the lobby. */
export function AfterGame({ room }: { readonly room: RoomView }) {
  const { id, mine, rematch, seats, setUp } = room;
  const { t } = useTranslation('online');
  const [, navigate] = useLocation();
  const invitation = useTable((table) => table.room?.invitation ?? table.invitation);
  // Whoever watched is told of it, with the way in.
  const invited = useOnline(
    ({ notices }) => notices.find(({ table }) => table === rematch?.table)?.invitation ?? null,
  );
  const goesOn = useGoesOn(room);
  const isTime = useLater(REMATCH_MILLIS);
  const { problem, attempt } = useAttempt();
  const again = async (): Promise<void> => {
    const way = (await askTable((table) => ({ ask: 'rematch', table })))?.table;
    if (way === undefined) return;
    wishToPlay(way.id, mine);
    navigate(addressOf(way));
  };
  const rematchSentence = (by: number | null): string =>
    t('notice.rematch', { by: by === null ? t('notice.somebody') : (seats[by]?.name ?? '') });
  return (
    <>
      <output>{rematch !== null && rematch.by !== mine && rematchSentence(rematch.by)}</output>
      <div className={styles['ways']}>
        {mine !== null && (
          <button
            type="button"
            className="button main"
            aria-disabled={!isTime}
            onClick={() => {
              if (isTime) void again();
            }}
          >
            {t(`game.${nextKey(goesOn, rematch !== null)}`)}
          </button>
        )}
        {mine === null && rematch !== null && (
          <button
            type="button"
            className="button main"
            aria-disabled={!isTime}
            onClick={() => {
              if (isTime) navigate(addressOf({ id: rematch.table, invitation: invited }));
            }}
          >
            {t('game.watchRematch')}
          </button>
        )}
        {(mine !== null || setUp.isPublic) && (
          <button type="button" className="button" onClick={() => navigate(`/replay/online/${id}`)}>
            {t('game.replay')}
          </button>
        )}
        <button
          type="button"
          className="button"
          onClick={() =>
            attempt(async () => download(`smash-up-${id}.json`, await getRecord(id, invitation)))
          }
        >
          {t('game.download')}
        </button>
        <button
          type="button"
          className="button"
          onClick={() =>
            attempt(async () => {
              await importGame(await getRecord(id, invitation));
              navigate('/saved');
            })
          }
        >
          {t('game.openHere')}
        </button>
        <button type="button" className="button" onClick={() => navigate('/online')}>
          {t('game.toLobby')}
        </button>
      </div>
      {setUp.series !== null && setUp.series.tables.length > 0 && (
        <p>
          {t('game.series')}
          <EarlierGames tables={setUp.series.tables} />
        </p>
      )}
      <Problem sentence={problem} />
    </>
  );
}

/** What the main button does: the next game of a series, or a rematch. */
function nextKey(goesOn: boolean, isOpen: boolean): 'next' | 'toNext' | 'rematch' | 'toRematch' {
  if (goesOn) return isOpen ? 'toNext' : 'next';
  return isOpen ? 'toRematch' : 'rematch';
}

/** The table plays a series, and nobody has won it with this game. */
function useGoesOn({ setUp: { series }, ending, seats }: RoomView): boolean {
  const view = useSession((session) => session.update?.view);
  if (series === null || view === undefined) return false;
  const after = afterGame(series, winnersOf(view, concededIn(ending)));
  return seriesWinners(after, seats.length).length === 0;
}

function useLater(millis: number): boolean {
  const [isTime, setTime] = useState(false);
  useEffect(() => {
    return after(millis, () => setTime(true));
  }, [millis]);
  return isTime;
}

/** Who has given up, which ends a game of two. */
export function concededIn(ending: RoomView['ending']): number | null {
  return typeof ending === 'object' ? (ending?.conceded ?? null) : null;
}
