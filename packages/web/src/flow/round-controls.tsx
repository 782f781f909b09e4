import { useTranslation } from 'react-i18next';
import { finishBeat } from '../session/session.ts';
import { Glyph, type GlyphName } from '../table/cards/glyph.tsx';
import { setRoundPace, useRoundPace } from './round-pace.ts';
import styles from './round-controls.module.css';

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
