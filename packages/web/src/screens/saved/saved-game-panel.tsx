import { seriesScore } from '@smashup/referee/protocol';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { PlayerMark } from '../../art/player-mark.tsx';
import type { SavedGame } from '../../protocol/referee-api.ts';
import { forgetGame, saveRecord } from '../../session/saved-games.ts';
import { Dialog } from '../controls/dialog.tsx';
import { isWatched, namesOf, timeOf } from './describe-game.ts';
import styles from './saved-game-panel.module.css';

/** One saved game: who, how far, and what can be done with it. */
export function SavedGamePanel({ game }: { readonly game: SavedGame }) {
  const { t, i18n } = useTranslation('saved');
  const [isAsking, setAsking] = useState(false);
  const names = namesOf(game, i18n.language);
  const when = timeOf(game, i18n.language);
  const hidden = <span className="visually-hidden">{t('ofGame', { names })}</span>;
  return (
    <article className={`panel ${styles['game']}`} aria-label={names}>
      <header className={styles['header']}>
        <h2>{useOneLine(game)}</h2>
        <time dateTime={new Date(game.savedAt).toISOString()}>{when}</time>
      </header>
      {game.problem !== null && (
        <p className={styles['problem']}>
          {game.problem} {t('stuckAbout')}
        </p>
      )}
      {isWatched(game) && <p>{t('watched')}</p>}
      {game.series !== null && (
        <p>
          {t('series', {
            of: game.series.of,
            game: game.series.games.length + 1,
            score: seriesScore(game.series, game.seats.length).join(' : '),
          })}
        </p>
      )}
      {game.note !== null && <p>{game.note}</p>}
      <ul className={styles['players']}>
        {game.seats.map((seat, at) => (
          <li key={seat.name} className={styles['player']}>
            <PlayerMark colour={seat.colour} />
            <span className={styles['name']}>{seat.name}</span>
            <span className={styles['factions']}>{game.factions[at]?.join(' + ')}</span>
            <span className={styles['vp']}>{t('vp', { count: game.vp[at] ?? 0 })}</span>
          </li>
        ))}
      </ul>
      <div className={styles['ways']}>
        {game.problem === null && (
          <Link href={`/game/${game.id}`} className="button main">
            {t(game.winners.length > 0 ? 'look' : isWatched(game) ? 'watch' : 'resume')}
            {hidden}
          </Link>
        )}
        <Link href={`/replay/${game.id}`} className="button">
          {t('replay')}
          {hidden}
        </Link>
        <button type="button" className="button" onClick={() => void saveRecord(game.id)}>
          {t('export')}
          {hidden}
        </button>
        <button type="button" className="button" onClick={() => setAsking(true)}>
          {t('delete')}
          {hidden}
        </button>
      </div>
      {isAsking && (
        <Dialog small title={t('deleteTitle')} onClose={() => setAsking(false)}>
          <div className={styles['question']}>
            <p>{t('deleteAbout', { names, when })}</p>
            <div className={styles['ways']}>
              <button type="button" className="button danger" onClick={() => void forgetGame(game.id)}>
                {t('delete')}
              </button>
              <button type="button" className="button" onClick={() => setAsking(false)}>
                {t('keep')}
              </button>
            </div>
          </div>
        </Dialog>
      )}
    </article>
  );
}

function useOneLine({ problem, winners, seats, factions, turn }: SavedGame): string {
  const { t, i18n } = useTranslation('saved');
  if (problem !== null) return t('stuck');
  if (winners.length > 0) {
    const names = winners.map((seat) => seats[seat]?.name ?? '');
    return t(names.length === 1 ? 'won' : 'shared', {
      name: new Intl.ListFormat(i18n.language).format(names),
    });
  }
  return factions.some((each) => each.length < 2) ? t('choosing') : t('turn', { turn });
}
