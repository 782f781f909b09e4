import { useTranslation } from 'react-i18next';
import { finishBeat, pause, step, watchAs } from '../session/session.ts';
import { Glyph, type GlyphName } from '../table/cards/glyph.tsx';
import { setRoundPace, useRoundPace } from './round-pace.ts';
import styles from './playback-controls.module.css';
import type { Seat } from '@smashup/engine';
import type { PlayerView } from '@smashup/referee/protocol';
import { useState } from 'react';

interface Props {
  /** Something is being shown. */
  readonly isShowing: boolean;
  readonly onSkip: () => void;
}

/** What the others do can be stepped through, hurried or skipped while it is shown. */
export function RoundControls({ isShowing, onSkip }: Props) {
  const { t } = useTranslation('flow');
  const pace = useRoundPace((round) => round.pace);
  if (pace === 'stepped') {
    return (
      <fieldset className={styles['controls']} aria-label={t('round.title')}>
        <Control glyph="step" name={t('round.next')} enabled={isShowing} onUse={finishBeat} />
        <Control glyph="turn" name={t('round.goOn')} enabled onUse={() => setRoundPace('usual')} />
      </fieldset>
    );
  }
  return (
    <fieldset className={styles['controls']} aria-label={t('round.title')}>
      <Control glyph="pause" name={t('round.step')} enabled onUse={() => setRoundPace('stepped')} />
      <Control
        glyph="hurry"
        name={t('round.hurry')}
        enabled={pace !== 'hurried'}
        onUse={() => setRoundPace('hurried')}
      />
      <Control glyph="skip" name={t('skip')} enabled={pace !== 'skipped'} onUse={onSkip} />
    </fieldset>
  );
}

interface ControlProps {
  readonly glyph: GlyphName;
  readonly name: string;
  readonly enabled: boolean;
  readonly onUse: () => void;
}

function Control({ glyph, name, enabled, onUse }: ControlProps) {
  return (
    <button
      type="button"
      className={`button ${styles['control']}`}
      aria-disabled={!enabled}
      title={name}
      onClick={() => {
        if (enabled) onUse();
      }}
    >
      <Glyph name={glyph} />
      <span className={styles['name']}>{name}</span>
    </button>
  );
}

interface WatchControlsProps {
  readonly players: readonly PlayerView[];
  readonly viewer: Seat | null;
}

/** Controls for watching bots: pause, step, and whose hand to see. */
export function WatchControls({ players, viewer }: WatchControlsProps) {
  const { t } = useTranslation('flow');
  const [paused, setPaused] = useState(false);
  const toggle = (): void => {
    setPaused(!paused);
    void pause(!paused);
  };
  return (
    <fieldset className={styles['watch']} aria-label={t('watch.title')}>
      <button type="button" className="button" aria-pressed={paused} onClick={toggle}>
        <Glyph name={paused ? 'turn' : 'pause'} />
        {t(paused ? 'watch.resume' : 'watch.pause')}
      </button>
      <button type="button" className="button" disabled={!paused} onClick={() => void step()}>
        <Glyph name="step" />
        {t('watch.step')}
      </button>
      <label className={styles['eyes']}>
        <span>{t('watch.eyes')}</span>
        <select
          className="field"
          value={viewer ?? ''}
          onChange={({ target }) => void watchAs(target.value === '' ? null : Number(target.value))}
        >
          <option value="">{t('watch.nobody')}</option>
          {players.map(({ seat, name }) => (
            <option key={seat} value={seat}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </fieldset>
  );
}
