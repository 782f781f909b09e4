import { useState, useEffect, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { stretchOf, durationOf } from '../flow/pace.ts';
import { ScoringShow } from '../flow/scoring-show.tsx';
import { useCatalogue } from '../catalogue/catalogue.ts';
import {
  finishReplayBeat,
  inspectInReplay,
  skipReplayBeats,
  useReplay,
  goTo,
  setPlaying,
} from './replay-store.ts';
import { useSettings, type Speed } from '../settings/settings.ts';
import { Table } from '../table/table.tsx';
import { Controls } from './controls.tsx';
import type { Beat, ReplayMoment } from '@smashup/referee/protocol';
import { after } from '../clock.ts';
import { followScoring, type Scoring } from '../flow/scoring.ts';

const NO_NOTES: readonly string[] = [];
const NO_LINES: readonly never[] = [];

interface Props {
  /** Where to go from here. */
  readonly home: string;
}

/** A recorded game on the table. Nothing can be chosen; in place of the instruction are the ways through the game. */
export function Replay({ home }: Props) {
  const { t } = useTranslation('table');
  const catalogue = useCatalogue();
  const outline = useReplay((replaying) => replaying.outline);
  const moment = useReplay((replaying) => replaying.moment);
  const liked = useSettings((settings) => settings.speed);
  const shortcuts = useSettings((settings) => settings.shortcuts);
  const [chosen, setChosen] = useState<Speed>(liked);
  const beat = usePlaying(chosen);
  const scoring = useReplayScoring();
  const [, navigate] = useLocation();
  if (outline === null || moment === null) return null;
  return (
    <Table
      game="replay"
      catalogue={catalogue}
      seats={outline.seats}
      printing={outline.printing}
      view={beat?.view ?? moment.view}
      decision={null}
      log={moment.log}
      thinking={null}
      canUndo={null}
      whyNoUndo=""
      asking="when possible"
      standingOrder={null}
      offersOrders={false}
      confirms={false}
      shortcuts={shortcuts}
      lines={beat?.lines ?? NO_LINES}
      stretch={stretchOf(chosen)}
      spotlight={null}
      stakes={moment.stakes}
      aside={beat === null}
      idle={<Controls outline={outline} moment={moment} beat={beat} speed={chosen} onSpeed={setChosen} />}
      over={
        scoring.shown !== null && (
          <ScoringShow
            scoring={scoring.shown}
            catalogue={catalogue}
            seats={outline.seats}
            names={moment.view.players.map(({ name }) => name)}
            docked={false}
            last={false}
            onClose={scoring.close}
          />
        )
      }
      notes={NO_NOTES}
      clocks={NO_NOTES}
      watching={t('youWatch')}
      isBare={false}
      tools={null}
      hints={false}
      onAnswer={nothing}
      onUndo={nothing}
      onUndoTurn={null}
      onConcede={null}
      leaving={null}
      onRestart={null}
      onAsking={nothing}
      onOrder={nothing}
      onSkip={skipReplayBeats}
      onNext={finishReplayBeat}
      onSettings={() => navigate('/settings')}
      onLeave={() => navigate(home)}
      leaveName={t('leave')}
      askHint={unknown}
      askInspection={inspectInReplay}
      askPassed={nonePassed}
      askForecast={unknown}
      askWhyNot={unknown}
    />
  );
}

/** Nobody decides anything here. */
function nothing(): void {}

function nonePassed(): Promise<readonly []> {
  return Promise.resolve([]);
}

function unknown(): Promise<null> {
  return Promise.resolve(null);
}

/** How long a point stays after what led there has been shown, in milliseconds. */
const PAUSES: Readonly<Record<Speed, number>> = { slow: 1200, normal: 600, fast: 250, none: 400 };

/** The beat that is being shown; null: everything that led to this point has been. While playing, the next point follows. */
function usePlaying(speed: Speed): Beat | null {
  const beat = useReplay(({ beats }) => beats[0] ?? null);
  const at = useReplay(({ moment }) => moment?.at ?? 0);
  const last = useReplay(({ outline }) => outline?.last ?? 0);
  const isPlaying = useReplay((replaying) => replaying.isPlaying);
  useEffect(() => {
    if (beat !== null && speed === 'none') {
      skipReplayBeats();
      return undefined;
    }
    if (beat !== null) return after(durationOf(beat, speed), finishReplayBeat);
    if (!isPlaying) return undefined;
    return at < last ? after(PAUSES[speed], () => void goTo(at + 1)) : after(0, () => setPlaying(false));
  }, [beat, at, last, isPlaying, speed]);
  return beat;
}

interface ShownScoring {
  readonly shown: Scoring | null;
  readonly close: () => void;
}

/** The scoring that was played. It stays until it is closed, or the replay moves on or elsewhere. */
function useReplayScoring(): ShownScoring {
  const isPlayed = useReplay(({ beats }) => beats.length > 0);
  const [scoring, setScoring] = useState<Scoring | null>(null);
  useEffect(
    () =>
      useReplay.subscribe((now, before) => {
        const [beat] = now.beats;
        if (now.moment !== before.moment) {
          setScoring((told) => (hasJumped(now.moment, before.moment) || told?.over ? null : told));
        }
        // The next turn often begins with the same answer: there is still something to see then.
        if (beat !== undefined && beat !== before.beats[0])
          setScoring((told) => followScoring(told, beat) ?? told);
      }),
    [],
  );
  const close = useCallback(() => setScoring(null), []);
  return { shown: !isPlayed && scoring !== null && scoring.lines.length > 0 ? scoring : null, close };
}

/** Not the next point, which belongs to the same scoring though it may have nothing to tell. */
function hasJumped(now: ReplayMoment | null, before: ReplayMoment | null): boolean {
  return (now?.at ?? 0) - (before?.at ?? 0) !== 1;
}
