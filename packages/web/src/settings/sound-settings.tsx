import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { changeSettings, useSettings } from './settings.ts';
import { Switch } from '../screens/controls/switch.tsx';
import styles from './settings-screen.module.css';

export function SoundSettings() {
  const { t } = useTranslation();
  const { sounds, volume } = useSettings();
  const id = useId();
  const percent = Math.round(volume * 100);
  return (
    <section className={`panel ${styles['group']}`} aria-labelledby={`${id}title`}>
      <h2 id={`${id}title`}>{t('settings.sound')}</h2>
      <Switch
        label={t('settings.sounds')}
        checked={sounds}
        onChange={(checked) => changeSettings({ sounds: checked })}
      />
      <div className={styles['volume']}>
        <label htmlFor={id}>{t('settings.volume')}</label>
        <input
          id={id}
          type="range"
          min={0}
          max={100}
          step={5}
          value={percent}
          disabled={!sounds}
          aria-valuetext={t('settings.percent', { percent })}
          onChange={(event) => changeSettings({ volume: event.target.valueAsNumber / 100 })}
        />
        <span aria-hidden="true">{t('settings.percent', { percent })}</span>
      </div>
    </section>
  );
}
