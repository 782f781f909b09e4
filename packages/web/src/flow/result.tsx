import type { Seat } from '@smashup/engine';
import type { SeatSetUp, TableView } from '@smashup/referee/protocol';
import type { CreateTypes as Confetti } from 'canvas-confetti';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Hero } from '../art/hero.tsx';
import { PlayerMark } from '../art/player-mark.tsx';
import { useCatalogue } from '../catalogue/catalogue.ts';
import { useReducedMotion } from '../settings/motion.ts';
import { CourseChart } from './course-chart.tsx';
import { outcomeOf, reckonedDecks, winnersOf } from './outcome.ts';
import styles from './result.module.css';

interface Props {
  readonly seats: readonly SeatSetUp[];
  /** The table at the end. */
  readonly view: TableView;
  /** VP at the end of every turn. */
  readonly course: readonly (readonly number[])[];
  /** Whoever has given up. */
  readonly conceded: Seat | null;
  /** What is said about it besides. */
  readonly note: ReactNode;
  /** What to do now. */
  readonly choices: ReactNode;
  /** Somebody wants to look at the table. */
  readonly isAside?: boolean;
  readonly onBack?: () => void;
}

/** The end of a game: who won, how it came about, and what to do now. */
export function Result({ seats, view, course, conceded, note, choices, isAside = false, onBack }: Props) {
  const { t } = useTranslation('flow');
  const winners = winnersOf(view, conceded);
  const catalogue = useCatalogue();
  const champion = view.players[winners[0] ?? -1]?.factions[0];
  useConfetti(winners.length > 0 && (view.viewer === null || winners.includes(view.viewer)));
  if (isAside) {
    return (
      <button type="button" className={`button main ${styles['back']}`} onClick={onBack}>
        {t('result.back')}
      </button>
    );
  }
  return (
    <section className={styles['result']} aria-label={t('result.title')}>
      <span className={styles['champion']} aria-hidden="true">
        {champion !== undefined && <Hero catalogue={catalogue} faction={champion} />}
      </span>
      <h2 ref={focusOnce} tabIndex={-1} className={styles['winner']}>
        <Winner view={view} conceded={conceded} />
      </h2>
      {note}
      <h3 className="visually-hidden">{t('result.standings')}</h3>
      <ol className={styles['standings']}>
        {view.players
          .toSorted(
            (a, b) => Number(winners.includes(b.seat)) - Number(winners.includes(a.seat)) || b.vp - a.vp,
          )
          .map(({ seat, name, vp, factions }) => (
            <li key={seat} data-winner={winners.includes(seat) || undefined}>
              <PlayerMark colour={seats[seat]?.colour ?? 'red'} />
              <b>{name}</b>
              <b className={styles['vp']}>{t('result.vp', { count: vp })}</b>
              <span>{factions.join(', ')}</span>
            </li>
          ))}
      </ol>
      <Reckoned view={view} />
      {course.length > 1 && (
        <div className={`panel ${styles['course']}`}>
          <h3>{t('result.course')}</h3>
          <CourseChart
            course={course}
            lines={view.players.map(({ seat, name }) => ({
              name,
              colour: seats[seat]?.colour ?? 'red',
            }))}
          />
        </div>
      )}
      {choices}
    </section>
  );
}

/** Keyboard players go on from here, and screen readers say how the game ended. */
function focusOnce(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
}

/** What the cards of shared decks have cost, and who wins a tie after that (R12.3). */
function Reckoned({ view }: { readonly view: TableView }) {
  const { t } = useTranslation('flow');
  const { reckonings, players } = view;
  return reckonedDecks(view).map(({ name, cardsPerVp }) => (
    <section key={name} className={styles['reckoned']}>
      <h3>{t('result.reckoning', { deck: name })}</h3>
      <p>{t('result.reckoningAbout', { deck: name, count: cardsPerVp ?? 0 })}</p>
      <ul>
        {players.map((player, seat) => {
          const held = reckonings.find((each) => each.player === seat && each.deck === name);
          return (
            <li key={seat}>
              {t('result.reckoned', { name: player.name, count: held?.count ?? 0, lost: held?.vp ?? 0 })}
            </li>
          );
        })}
      </ul>
    </section>
  ));
}

interface WinnerProps {
  readonly view: TableView;
  readonly conceded: Seat | null;
}

function Winner({ view, conceded }: WinnerProps) {
  const { t, i18n } = useTranslation('flow');
  const { key, named, winner } = outcomeOf(view, conceded);
  const nameOf = (seat: Seat | null): string => view.players[seat ?? -1]?.name ?? '';
  return t(`result.${key}`, {
    names: new Intl.ListFormat(i18n.language).format(named.map(nameOf)),
    winner: nameOf(winner),
  });
}

/** Confetti once, for those who like things to move. */
function useConfetti(deserved: boolean): void {
  const reduced = useReducedMotion();
  useEffect(() => {
    if (!deserved || reduced) return undefined;
    const thrown = throwConfetti();
    // The next game begins without it.
    return () => void thrown.then((confetti) => confetti.reset());
  }, [deserved, reduced]);
}

async function throwConfetti(): Promise<Confetti> {
  const { default: confetti } = await import('canvas-confetti');
  // Drawn by the page itself: its content security policy forbids workers made from text.
  const shoot = confetti.create(undefined, { resize: true, useWorker: false });
  void shoot({ particleCount: 160, spread: 100, origin: { y: 0.3 }, zIndex: 70 });
  return shoot;
}
