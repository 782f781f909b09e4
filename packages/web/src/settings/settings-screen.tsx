import type { Asking } from '@smashup/referee/protocol';
import { useTranslation } from 'react-i18next';
import { changeSettings, DEFAULT_SETTINGS, MOTIONS, SIZES, SPEEDS, THEMES, useSettings } from './settings.ts';
import { useFullScreen } from './full-screen.ts';
import { Choice } from '../screens/controls/choice.tsx';
import { Switch } from '../screens/controls/switch.tsx';
import { Screen } from '../screens/screen.tsx';
import styles from './settings-screen.module.css';
import { useId } from 'react';

const ASKINGS = ['when possible', 'only at scoring'] as const satisfies readonly Asking[];

/** What a person likes. Every change holds at once. */
export function SettingsScreen() {
  const { t } = useTranslation();
  const settings = useSettings();
  const fullScreen = useFullScreen();
  return (
    <Screen title={t('settings.title')}>
      <section className={`panel ${styles['group']}`} aria-labelledby="settings-show">
        <h2 id="settings-show">{t('settings.show')}</h2>
        <Choice
          legend={t('settings.speed.legend')}
          alternatives={SPEEDS.map((value) => ({
            value,
            label: t(`settings.speed.${value}`),
            about: t(`settings.speed.about.${value}`),
          }))}
          value={settings.speed}
          onChange={(speed) => changeSettings({ speed })}
        />
        <Choice
          legend={t('settings.motion.legend')}
          alternatives={MOTIONS.map((value) => ({
            value,
            label: t(`settings.motion.${value}`),
            about: t(`settings.motion.about.${value}`),
          }))}
          value={settings.motion}
          onChange={(motion) => changeSettings({ motion })}
        />
        <Choice
          legend={t('settings.theme.legend')}
          alternatives={THEMES.map((value) => ({ value, label: t(`settings.theme.${value}`) }))}
          value={settings.theme}
          onChange={(theme) => changeSettings({ theme })}
        />
        <Choice
          legend={t('settings.size.legend')}
          about={t('settings.size.about')}
          alternatives={SIZES.map((value) => ({ value, label: t(`settings.size.${value}`) }))}
          value={settings.size}
          onChange={(size) => changeSettings({ size })}
        />
        {fullScreen.possible && (
          <Switch label={t('settings.fullScreen')} checked={fullScreen.on} onChange={fullScreen.change} />
        )}
      </section>
      <section className={`panel ${styles['group']}`} aria-labelledby="settings-play">
        <h2 id="settings-play">{t('settings.play')}</h2>
        <Choice
          legend={t('settings.asking.legend')}
          about={t('settings.asking.about')}
          alternatives={ASKINGS.map((value) => ({ value, label: t(`settings.asking.${value}`) }))}
          value={settings.asking}
          onChange={(asking) => changeSettings({ asking })}
        />
        <Switch
          label={t('settings.confirmEndTurn')}
          about={t('settings.confirmEndTurnAbout')}
          checked={settings.confirmEndTurn}
          onChange={(confirmEndTurn) => changeSettings({ confirmEndTurn })}
        />
        <div className={styles['keys']}>
          <Switch
            label={t('settings.shortcuts')}
            about={t('settings.shortcutsAbout')}
            checked={settings.shortcuts}
            onChange={(shortcuts) => changeSettings({ shortcuts })}
          />
        </div>
      </section>
      <SoundSettings />
      <button type="button" className="button" onClick={() => changeSettings(DEFAULT_SETTINGS)}>
        {t('settings.reset')}
      </button>
    </Screen>
  );
}

function SoundSettings() {
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
