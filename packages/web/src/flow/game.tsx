import {
  afterGame,
  seriesScore,
  type TableView,
  type StoryLine,
  type Asking,
  type Series,
} from '@smashup/referee/protocol';
import type { Seat } from '@smashup/engine';
import { useCallback, useMemo, type ComponentType, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { flow } from '../i18n/en/flow.ts';
import { undo as undoTexts } from '../i18n/en/undo.ts';
import { addTexts } from '../i18n/index.ts';
import { useCatalogue } from '../catalogue/catalogue.ts';
import {
  answer,
  askHint,
  askPassed,
  concede,
  finishBeat,
  giveOrder,
  inspect,
  undo,
  useSession,
  forecast,
  whyNot,
  setAsking,
} from '../session/session.ts';
import { useSettings } from '../settings/settings.ts';
import type { Leaving, TableProps } from '../table/table-props.ts';
import { Table } from '../table/table.tsx';
import { GameResult, SeriesScore } from './game-result.tsx';
import type { Seen } from '../learn/seen.ts';
import { HandOver } from './hand-over.tsx';
import { Idle } from './idle.tsx';
import { wholeCourse, winnersOf } from './outcome.ts';
import { Intro, useIntro } from './intro.tsx';
import { faceToRead } from './reading.ts';
import { Note, Trouble } from './message.tsx';
import { Shows } from './shows.tsx';
import { useAgain } from './use-again.ts';
import { useStakes } from './use-stakes.ts';
import { usePlayback, useSkip, useStretch } from './use-playback.ts';
import { useSame } from '../session/keep-same.ts';
import { whyNoUndo } from './why-no-undo.ts';
import { plainText } from '../text/plain-text.ts';
import { useClash } from './clash-show.tsx';
import { useScoring } from './scoring.ts';

addTexts('flow', flow);
addTexts('undo', undoTexts);

/** What surrounds the table where people play together over a network. */
interface Around {
  /** What is said beside a player's name, by seat. */
  readonly notes: readonly string[];
  /** The series that the game belongs to; null: it stands alone. */
  readonly series: Series | null;
  /** The seat that conceded. */
  readonly conceded: Seat | null;
  /** How much time each player has left, by seat. */
  readonly clocks: readonly ReactNode[];
  /** What is said to whoever has no seat. */
  readonly watching: string;
  /** Nothing but the game is shown. */
  readonly isBare: boolean;
  readonly tools: ReactNode;
  /** What concerns the people and not the game: above the bases, then with the result. */
  readonly banner: ReactNode;
  /** What somebody has just said, for a moment. */
  readonly voices: ReactNode;
  /** Shown in place of a question while a bot plays for the viewer; null: none does. */
  readonly standIn: ReactNode;
  readonly hints: boolean;
  /** How it came to an end, if that has to be said. */
  readonly ending: ReactNode;
  /** What to do after the end. */
  readonly choices: ReactNode;
  /** It is over, also if nobody has won on the table. */
  readonly isOver: boolean;
  /** The way out of it. */
  readonly leaving: Leaving | null;
  /** Giving up ends the game, and does not take it from others who would play on. */
  readonly mayConcede: boolean;
  readonly leave: () => void;
  readonly leaveName: string;
}

const NO_NOTES: readonly string[] = [];
const NO_LINES: TableProps['lines'] = [];
const NO_CLOCKS: readonly ReactNode[] = [];

type Coach = ComponentType<{
  readonly seen: Seen;
}>;

interface GameProps {
  /** Something that stands beside the table and speaks. */
  readonly coach?: Coach;
  readonly around?: Around;
}

/** The game on the table: what the referee tells is played back, and the person's answers are passed on. */
export function Game({ coach, around }: GameProps) {
  const game = useSession((session) => session.game);
  const update = useSession((session) => session.update);
  if (game === null || update === null) return null;
  return <OpenTable game={game} update={update} coach={coach} around={around} />;
}

type Session = ReturnType<typeof useSession.getState>;

interface Props {
  readonly game: NonNullable<Session['game']>;
  readonly update: NonNullable<Session['update']>;
  readonly coach: Coach | undefined;
  readonly around: Around | undefined;
}

function OpenTable({ game, update, coach: Coach, around }: Props) {
  const { t } = useTranslation('table');
  const { t: tellUndo } = useTranslation('undo');
  const catalogue = useCatalogue();
  const log = useSession((session) => session.log);
  const thinking = useSession((session) => session.thinking);
  const isOnItsWay = useSession(({ onItsWay }) => onItsWay !== null && onItsWay === update.decision?.id);
  const confirms = useSettings((settings) => settings.confirmEndTurn);
  const shortcuts = useSettings((settings) => settings.shortcuts);
  const [, navigate] = useLocation();
  const asking = useAsking();
  const { viewer } = update.view;
  const beat = usePlayback(catalogue, viewer);
  const view = useSame(beat?.view ?? update.view);
  const stretch = useStretch();
  const skip = useSkip(game.seats);
  const scoring = useScoring(beat);
  const clash = useClash();
  const isShown = beat === null;
  // Lessons introduce everybody.
  const intro = useIntro(game.id, view, Coach === undefined && !update.handOver ? stretch : 0);
  const isAtHome = around === undefined;
  const isEnded = view.turn.phase === 'over' || around?.isOver === true || update.conceded !== null;
  const isOver = isShown && isEnded;
  const isResultShown = isOver && scoring.shown === null;
  const mayConcede = around?.mayConcede ?? !update.isInOtherTab;
  const before = around === undefined ? (game.series ?? null) : around.series;
  const conceded = around?.conceded ?? update.conceded;
  const series = useMemo(
    () => (before !== null && isEnded ? afterGame(before, winnersOf(view, conceded)) : before),
    [before, isEnded, view, conceded],
  );
  const again = useAgain(game, view, series);
  const won = useGamesWon(series, game.seats.length);
  const notes = useNotes(around?.notes ?? NO_NOTES, won);
  const standIn = isOver ? null : (around?.standIn ?? null);
  const noUndo = whyNoUndo({ update, isEnded, isShown, isReplaced: standIn !== null });
  const isAsked = isShown && !update.handOver && !isOver && standIn === null && !isOnItsWay;
  const decision = isAsked ? update.decision : null;
  const stakes = useStakes(update, view.duel, isShown && !update.handOver, game.seats);
  const seen = useMemo(
    () => ({ catalogue, view, decision, log, scoring: scoring.told }),
    [catalogue, view, decision, log, scoring.told],
  );
  const coaching = Coach !== undefined && <Coach seen={seen} />;
  const send = useCallback(
    (answered: number, picks: readonly number[]) => {
      scoring.close();
      clash.close();
      void answer(answered, picks);
    },
    [scoring, clash],
  );
  return (
    <>
      <Table
        game={game.id}
        catalogue={catalogue}
        seats={game.seats}
        printing={game.printing}
        view={view}
        decision={decision}
        log={log}
        thinking={thinking?.seat ?? null}
        canUndo={noUndo === null}
        whyNoUndo={noUndo === null ? '' : tellUndo(noUndo)}
        asking={asking.now}
        standingOrder={isOver ? null : update.standingOrder}
        offersOrders={!isAtHome && !isOver && standIn === null && mayOrder(update.view)}
        confirms={confirms}
        shortcuts={shortcuts}
        lines={beat?.lines ?? NO_LINES}
        stretch={stretch}
        spotlight={beat === null ? null : faceToRead(beat, viewer)}
        stakes={stakes}
        aside={decision !== null}
        idle={
          <Idle
            beat={beat}
            update={update}
            isOver={isEnded}
            seats={game.seats}
            thinking={thinking}
            standIn={standIn}
            isOnItsWay={isOnItsWay}
            onSkip={skip}
          />
        }
        over={
          <>
            {!isResultShown && around?.banner}
            {!isOver && coaching}
            <Shows
              scoring={scoring}
              clash={clash}
              catalogue={catalogue}
              seats={game.seats}
              players={view.players}
              docked={decision !== null}
              isOver={isOver}
            />
            {around?.voices}
          </>
        }
        notes={notes}
        clocks={around?.clocks ?? NO_CLOCKS}
        watching={around?.watching ?? t('youWatch')}
        isBare={around?.isBare ?? false}
        tools={around?.tools}
        hints={around?.hints ?? true}
        onAnswer={send}
        onUndo={() => void undo('decision')}
        onUndoTurn={isAtHome && isShown && update.canUndoTurn && !isOver ? () => void undo('turn') : null}
        onConcede={mayConcede && viewer !== null && !isOver ? () => void concede() : null}
        leaving={around?.leaving ?? null}
        onRestart={isAtHome ? () => void again.restart() : null}
        onAsking={asking.change}
        onOrder={(order) => void giveOrder(order)}
        onSkip={skip}
        onNext={finishBeat}
        onSettings={() => navigate('/settings')}
        onLeave={around?.leave ?? (() => navigate('/'))}
        leaveName={around?.leaveName ?? t('leave')}
        askHint={askHint}
        askInspection={inspect}
        askPassed={askPassed}
        askForecast={forecast}
        askWhyNot={whyNot}
      />
      {intro.isShown && (
        <Intro catalogue={catalogue} seats={game.seats} view={view} stretch={stretch} onEnd={intro.end} />
      )}
      {isShown && update.handOver && !update.isInOtherTab && update.waitingFor !== null && (
        <HandOver seat={update.waitingFor} players={view.players} seats={game.seats} />
      )}
      {isResultShown && (
        <GameResult
          game={game}
          again={again}
          view={view}
          course={wholeCourse(view, update.course)}
          conceded={update.conceded}
          note={
            <>
              {around?.ending}
              {series !== null && <SeriesScore series={series} players={view.players} />}
              {around?.banner}
              {coaching}
            </>
          }
          choices={around?.choices}
        />
      )}
      <LiveRegion log={log} />
      <Note text={game.note} />
      <Trouble />
    </>
  );
}

/** What the people do, or else what they have won. */
function useNotes(notes: readonly string[], won: readonly string[]): readonly string[] {
  return useMemo(() => {
    if (won.length === 0) return notes;
    return won.map((games, seat) => notes[seat] || games);
  }, [notes, won]);
}

/** What each player has won of a series, beside their names. */
function useGamesWon(series: Series | null, seats: number): readonly string[] {
  const { t } = useTranslation('flow');
  return useMemo(
    () => (series === null ? NO_NOTES : seriesScore(series, seats).map((count) => t('gamesWon', { count }))),
    [series, seats, t],
  );
}

/** On somebody else's turn, or while somebody else chooses a faction, a standing order can be given. */
function mayOrder({ viewer, turn, factionChoice: choice }: TableView): boolean {
  if (viewer === null || turn.player === viewer) return false;
  return (
    turn.number > 0 ||
    choice?.order.some((seat, at) => seat === viewer && choice.steps[at] === 'draft') === true
  );
}

/** How many lines of the story stay to be read again. */
const KEPT = 12;

/** Announces what happens to people who cannot see it: each new line as it joins the log. */
function LiveRegion({ log }: { readonly log: readonly StoryLine[] }) {
  const first = Math.max(0, log.length - KEPT);
  return (
    <div className="visually-hidden" aria-live="polite" role="log">
      {log
        .slice(first)
        .map(({ text, aside }, at) => (aside ? null : <p key={first + at}>{plainText(text)}</p>))}
    </div>
  );
}

interface AskingState {
  readonly now: Asking;
  readonly change: (asking: Asking) => void;
}

/** When to be asked to respond, for this game. */
function useAsking(): AskingState {
  const first = useSettings((settings) => settings.asking);
  const [now, setNow] = useState(first);
  return {
    now,
    change: (asking) => {
      setNow(asking);
      void setAsking(asking);
    },
  };
}
