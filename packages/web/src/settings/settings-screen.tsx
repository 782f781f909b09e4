import type { Asking } from '@smashup/referee/protocol';
import { useTranslation } from 'react-i18next';
import { settings as texts } from '../i18n/en/settings.ts';
import { addTexts } from '../i18n/index.ts';
import { changeSettings, DEFAULT_SETTINGS, MOTIONS, SIZES, SPEEDS, THEMES, useSettings } from './settings.ts';
import { useFullScreen } from './full-screen.ts';
import { Choice } from '../screens/controls/choice.tsx';
import { Switch } from '../screens/controls/switch.tsx';
import { Screen } from '../screens/screen.tsx';
import styles from './settings-screen.module.css';
import { useId } from 'react';

addTexts('settings', texts);

const ASKINGS = ['when possible', 'only at scoring'] as const satisfies readonly Asking[];

/** What a person likes. Every change holds at once. */
export function SettingsScreen() {
  const { t } = useTranslation('settings');
  const settings = useSettings();
  const fullScreen = useFullScreen();
  return (
    <Screen title={t('title')}>
      <section className={`panel ${styles['group']}`} aria-labelledby="settings-show">
        <h2 id="settings-show">{t('show')}</h2>
        <Choice
          legend={t('speed.legend')}
          alternatives={SPEEDS.map((value) => ({
            value,
            label: t(`speed.${value}`),
            about: t(`speed.about.${value}`),
          }))}
          value={settings.speed}
          onChange={(speed) => changeSettings({ speed })}
        />
        <Choice
          legend={t('motion.legend')}
          alternatives={MOTIONS.map((value) => ({
            value,
            label: t(`motion.${value}`),
            about: t(`motion.about.${value}`),
          }))}
          value={settings.motion}
          onChange={(motion) => changeSettings({ motion })}
        />
        <Choice
          legend={t('theme.legend')}
          alternatives={THEMES.map((value) => ({ value, label: t(`theme.${value}`) }))}
          value={settings.theme}
          onChange={(theme) => changeSettings({ theme })}
        />
        <Choice
          legend={t('size.legend')}
          about={t('size.about')}
          alternatives={SIZES.map((value) => ({ value, label: t(`size.${value}`) }))}
          value={settings.size}
          onChange={(size) => changeSettings({ size })}
        />
        {fullScreen.possible && (
          <Switch label={t('fullScreen')} checked={fullScreen.on} onChange={fullScreen.change} />
        )}
      </section>
      <section className={`panel ${styles['group']}`} aria-labelledby="settings-play">
        <h2 id="settings-play">{t('play')}</h2>
        <Choice
          legend={t('asking.legend')}
          about={t('asking.about')}
          alternatives={ASKINGS.map((value) => ({ value, label: t(`asking.${value}`) }))}
          value={settings.asking}
          onChange={(asking) => changeSettings({ asking })}
        />
        <Switch
          label={t('confirmEndTurn')}
          about={t('confirmEndTurnAbout')}
          checked={settings.confirmEndTurn}
          onChange={(confirmEndTurn) => changeSettings({ confirmEndTurn })}
        />
        <div className={styles['keys']}>
          <Switch
            label={t('shortcuts')}
            about={t('shortcutsAbout')}
            checked={settings.shortcuts}
            onChange={(shortcuts) => changeSettings({ shortcuts })}
          />
        </div>
      </section>
      <SoundSettings />
      <button type="button" className="button" onClick={() => changeSettings(DEFAULT_SETTINGS)}>
        {t('reset')}
      </button>
    </Screen>
  );
}

function SoundSettings() {
  const { t } = useTranslation('settings');
  const { sounds, volume } = useSettings();
  const id = useId();
  const percent = Math.round(volume * 100);
  return (
    <section className={`panel ${styles['group']}`} aria-labelledby={`${id}title`}>
      <h2 id={`${id}title`}>{t('sound')}</h2>
      <Switch
        label={t('sounds')}
        checked={sounds}
        onChange={(checked) => changeSettings({ sounds: checked })}
      />
      <div className={styles['volume']}>
        <label htmlFor={id}>{t('volume')}</label>
        <input
          id={id}
          type="range"
          min={0}
          max={100}
          step={5}
          value={percent}
          disabled={!sounds}
          aria-valuetext={t('percent', { percent })}
          onChange={(event) => changeSettings({ volume: event.target.valueAsNumber / 100 })}
        />
        <span aria-hidden="true">{t('percent', { percent })}</span>
      </div>
    </section>
  );
}
