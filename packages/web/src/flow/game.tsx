import type { Asking } from '@smashup/referee/protocol';
import { useCallback, useMemo, useState, type ComponentType } from 'react';
import { useLocation } from 'wouter';
import { useCatalogue } from '../session/catalogue.ts';
import { answer, askHint, inspect, setAsking, undo, useSession, whyNot } from '../session/session.ts';
import { useSettings } from '../settings/settings.ts';
import { keepSame } from '../table/keep-same.ts';
import type { TableProps } from '../table/table-props.ts';
import { Table } from '../table/table.tsx';
import { HandOver } from './hand-over.tsx';
import { Idle } from './idle.tsx';
import { LiveRegion } from './live-region.tsx';
import { flightTime } from './pace.ts';
import { Result } from './result.tsx';
import { ScoringShow } from './scoring-show.tsx';
import { Trouble } from './trouble.tsx';
import { skipBeats, usePlayback, useSpeed } from './use-playback.ts';
import { useScoringStory } from './use-scoring-story.ts';
import { useSounds } from './use-sounds.ts';

interface GameProps {
  /** Somebody who looks on and says something. */
  readonly coach?: Coach;
}

type Coach = ComponentType<{
  readonly seen: Pick<TableProps, 'catalogue' | 'view' | 'decision' | 'log'>;
}>;

/** The game on the table: what the referee tells is played back, and what the person answers is passed on. */
export function Game({ coach }: GameProps) {
  const game = useSession((session) => session.game);
  const update = useSession((session) => session.update);
  return game === null || update === null ? null : <OpenTable game={game} update={update} coach={coach} />;
}

type Session = ReturnType<typeof useSession.getState>;

interface Props {
  readonly game: NonNullable<Session['game']>;
  readonly update: NonNullable<Session['update']>;
  readonly coach: Coach | undefined;
}

function OpenTable({ game, update, coach: Coach }: Props) {
  const catalogue = useCatalogue();
  const log = useSession((session) => session.log);
  const thinking = useSession((session) => session.thinking);
  const confirms = useSettings((settings) => settings.confirmEndTurn);
  const shortcuts = useSettings((settings) => settings.shortcuts);
  const [, navigate] = useLocation();
  const asking = useAsking();
  const beat = usePlayback();
  const view = useSame(beat?.view ?? update.view);
  const speed = useSpeed();
  const story = useScoringStory(beat);
  useSounds(beat);
  const isShown = beat === null;
  const isOver = isShown && view.turn.phase === 'over';
  const decision = isShown && !update.handOver ? update.decision : null;
  const seen = useMemo(() => ({ catalogue, view, decision, log }), [catalogue, view, decision, log]);
  const coaching = Coach !== undefined && <Coach seen={seen} />;
  const send = useCallback(
    (picks: readonly number[]) => {
      story.close();
      void answer(picks);
    },
    [story],
  );
  return (
    <>
      <Table
        catalogue={catalogue}
        seats={game.seats}
        printing={game.printing}
        view={view}
        decision={decision}
        log={log}
        thinking={thinking?.seat ?? null}
        canUndo={isShown && update.canUndo}
        asking={asking.now}
        confirms={confirms}
        shortcuts={shortcuts}
        flight={flightTime(speed)}
        idle={<Idle beat={beat} update={update} seats={game.seats} thinking={thinking} onSkip={skipBeats} />}
        over={
          <>
            {!isOver && coaching}
            {story.shown !== null && (
              <ScoringShow
                story={story.shown}
                catalogue={catalogue}
                seats={game.seats}
                names={view.players.map(({ name }) => name)}
                docked={decision !== null}
                last={isOver}
                onClose={story.close}
              />
            )}
          </>
        }
        onAnswer={send}
        onUndo={() => void undo()}
        onAsking={asking.change}
        onSkip={skipBeats}
        onSettings={() => navigate('/settings')}
        onLeave={() => navigate('/')}
        askHint={askHint}
        askInspection={inspect}
        askWhyNot={whyNot}
      />
      {isShown && update.handOver && update.waitingFor !== null && (
        <HandOver seat={update.waitingFor} players={view.players} seats={game.seats} />
      )}
      {isOver && story.shown === null && (
        <Result game={game} view={view} course={update.course} note={coaching} />
      )}
      <LiveRegion log={log} />
      <Trouble />
    </>
  );
}

/** Parts that did not change stay the very same, so that they are not drawn anew. */
function useSame<T>(latest: T): T {
  const [kept, setKept] = useState(latest);
  const same = keepSame(kept, latest);
  if (same !== kept) setKept(same);
  return same;
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
