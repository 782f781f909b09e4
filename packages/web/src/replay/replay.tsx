import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { stretchOf } from '../flow/pace.ts';
import { ScoringShow } from '../flow/scoring-show.tsx';
import { useCatalogue } from '../catalogue/catalogue.ts';
import { finishReplayBeat, inspectInReplay, skipReplayBeats, useReplay } from './replay-store.ts';
import { useSettings, type Speed } from '../settings/settings.ts';
import { Table } from '../table/table.tsx';
import { Controls } from './controls.tsx';
import { usePlaying } from './use-playing.ts';
import { useReplayScoring } from './use-replay-scoring.ts';

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
      outlook={moment.outlook}
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
