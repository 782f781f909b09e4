import type { Catalogue, SeatSetUp, StandingView } from '@smashup/referee/protocol';
import { useTranslation } from 'react-i18next';
import { PlayerMark } from '../art/player-mark.tsx';
import { plainText } from '../text/plain-text.ts';
import styles from './scoring-show.module.css';
import type { Scoring } from './scoring.ts';
import { ShowPanel } from './show-panel.tsx';

interface Props {
  readonly scoring: Scoring;
  readonly catalogue: Catalogue;
  readonly seats: readonly SeatSetUp[];
  readonly names: readonly string[];
  /** Somebody has to decide: only a line of it stays, so that nothing is covered that can be chosen. */
  readonly docked: boolean;
  /** The game is over with it: its result follows. */
  readonly last: boolean;
  readonly onClose: () => void;
}

/** The scoring of a base, step by step: who has how much, who takes which place, and what they get for it. */
export function ScoringShow({ scoring, catalogue, seats, names, docked, last, onClose }: Props) {
  const { t } = useTranslation('flow');
  const { base, half, lines } = scoring;
  const name = catalogue.faces[base.face]?.name ?? '';
  return (
    <ShowPanel
      title={t('scoring.title', { name })}
      brief={<Gains scoring={scoring} seats={seats} />}
      docked={docked}
      about={half}
      onClose={onClose}
    >
      <p>
        {base.breakpoint === null
          ? t('scoring.period', { total: base.total })
          : t('scoring.reached', { total: base.total, breakpoint: base.breakpoint })}
      </p>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">{t('scoring.who')}</th>
            <th scope="col">{t('scoring.power')}</th>
            <th scope="col">{t('scoring.place')}</th>
            <th scope="col">{t('scoring.gained')}</th>
          </tr>
        </thead>
        <tbody>
          {ranked(base.standings).map((standing) => (
            <tr key={standing.seat} data-placed={scoring.places.has(standing.seat) || undefined}>
              <th scope="row">
                <PlayerMark colour={seats[standing.seat]?.colour ?? 'red'} /> {names[standing.seat]}
              </th>
              <td>{standing.total}</td>
              <td>{placeOf(scoring, standing, t('scoring.places', { returnObjects: true }))}</td>
              <td className={styles['gained']}>{gainOf(scoring, standing)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ol className={styles['lines']}>
        {lines.slice(-5).map((line, at) => (
          <li key={lines.length - at}>{plainText(line.text)}</li>
        ))}
      </ol>
      {last && (
        <button type="button" className="button main" onClick={onClose}>
          {t('scoring.result')}
        </button>
      )}
    </ShowPanel>
  );
}

/** What everybody gained, in one line. */
function Gains({ scoring, seats }: { readonly scoring: Scoring; readonly seats: readonly SeatSetUp[] }) {
  return (
    <span className={styles['gains']}>
      {scoring.base.standings
        .filter(({ seat }) => scoring.gained.has(seat))
        .map((standing) => (
          <span key={standing.seat}>
            <PlayerMark colour={seats[standing.seat]?.colour ?? 'red'} /> {gainOf(scoring, standing)}
          </span>
        ))}
    </span>
  );
}

function ranked(standings: readonly StandingView[]): readonly StandingView[] {
  return standings.toSorted((a, b) => b.total - a.total);
}

function placeOf({ places }: Scoring, { seat }: StandingView, words: readonly string[]): string {
  const place = places.get(seat);
  return place === undefined ? '' : (words[place] ?? '');
}

function gainOf({ gained }: Scoring, { seat }: StandingView): string {
  const vp = gained.get(seat);
  if (vp === undefined) return '';
  return vp > 0 ? `+${vp}` : String(vp);
}
