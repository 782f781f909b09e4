import type { TFunction } from 'i18next';
import type { Catalogue, SeatSetUp, TableView } from '@smashup/referee/protocol';
import { useCallback, useEffect, useState, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { Hero } from '../art/hero.tsx';
import { PlayerMark } from '../art/player-mark.tsx';
import { after } from '../clock.ts';
import styles from './intro.module.css';
import { useHeldPlayback } from './round-pace.ts';

/** Milliseconds at normal speed. */
const LASTS = 2000;

/** Who has been introduced: nobody is twice, though they leave the table and come back. */
const introduced = new Set<string>();

interface Introduced {
  readonly isShown: boolean;
  readonly end: () => void;
}

/** Whether the players of a game are introduced now: as it begins, when their factions are known. */
export function useIntro(
  game: string,
  { turn, factionChoice, players }: TableView,
  stretch: number,
): Introduced {
  const [ended, setEnded] = useState('');
  const end = useCallback(() => {
    introduced.add(game);
    setEnded(game);
  }, [game]);
  const isReady = factionChoice === null && players.every(({ factions }) => factions.length > 0);
  const begins = isReady && turn.number <= 1 && players.every(({ vp }) => vp === 0);
  const isShown = begins && stretch > 0 && ended !== game && !introduced.has(game);
  return { isShown, end };
}

interface Props {
  readonly catalogue: Catalogue;
  readonly seats: readonly SeatSetUp[];
  readonly view: TableView;
  /** What a millisecond takes at this pace. */
  readonly stretch: number;
  readonly onEnd: () => void;
}

function goalOf(t: TFunction<'flow'>, { teams, vpToWin, players }: TableView): string {
  if (vpToWin === null) return t('intro.goalOfRounds');
  return t(teams.length < players.length ? 'intro.goalOfTeams' : 'intro.goal', { count: vpToWin });
}

/** Two factions collide on each side: who plays, with what, and how they mean to win. Any key or tap ends it. */
export function Intro({ catalogue, seats, view, stretch, onEnd }: Props) {
  const { players, viewer } = view;
  const { t } = useTranslation('flow');
  useHeldPlayback(true);
  useEffect(() => after(LASTS * stretch, onEnd), [stretch, onEnd]);
  useEffect(() => {
    const ends = new AbortController();
    for (const kind of ['pointerdown', 'keydown'] as const)
      window.addEventListener(kind, onEnd, { capture: true, signal: ends.signal });
    return () => ends.abort();
  }, [onEnd]);
  return (
    <div className={styles['intro']} style={countStyle(players.length, stretch)} data-intro>
      {players.map(({ seat, name, factions }, at) => (
        <section
          key={seat}
          className={styles['side']}
          style={placeStyle(at)}
          data-even={at % 2 === 0 || undefined}
        >
          <div className={styles['grounds']}>
            {factions.map((faction) => (
              <span key={faction} className={styles['ground']} data-faction={faction} />
            ))}
          </div>
          <div className={styles['heroes']} aria-hidden="true">
            {factions.map((faction) => (
              <span key={faction} className={styles['hero']}>
                <Hero catalogue={catalogue} faction={faction} />
              </span>
            ))}
          </div>
          <div className={styles['words']}>
            <h2>
              <PlayerMark colour={seats[seat]?.colour ?? 'red'} />{' '}
              {seat === viewer ? t('intro.you', { name }) : name}
            </h2>
            <p>{factions.join(' + ')}</p>
            <ul>
              {factions.map((faction) => (
                <li key={faction}>{catalogue.factions.find((entry) => entry.name === faction)?.summary}</li>
              ))}
            </ul>
          </div>
        </section>
      ))}
      <p className={styles['versus']} aria-hidden="true">
        {t('intro.versus')}
      </p>
      <p className={styles['goal']}>{goalOf(t, view)}</p>
    </div>
  );
}

function countStyle(count: number, stretch: number): CSSProperties {
  return Object.fromEntries([
    ['--count', String(count)],
    ['--stretch', String(stretch)],
  ]);
}

function placeStyle(at: number): CSSProperties {
  return Object.fromEntries([['--at', String(at)]]);
}
