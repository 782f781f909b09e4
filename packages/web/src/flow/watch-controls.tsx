import type { Seat } from '@smashup/engine';
import type { PlayerView } from '@smashup/referee/protocol';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pause, step, watchAs } from '../session/session.ts';
import { Glyph } from '../table/cards/glyph.tsx';
import styles from './watch-controls.module.css';

interface Props {
  readonly players: readonly PlayerView[];
  readonly viewer: Seat | null;
}

/** Controls for watching bots: pause, step, and whose hand to see. */
export function WatchControls({ players, viewer }: Props) {
  const { t } = useTranslation('flow');
  const [paused, setPaused] = useState(false);
  const toggle = (): void => {
    setPaused(!paused);
    void pause(!paused);
  };
  return (
    <fieldset className={styles['controls']} aria-label={t('watch.title')}>
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
