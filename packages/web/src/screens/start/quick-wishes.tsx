import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeSeat, LONGEST_NAME, PLAYER_ONE } from '../new-game/set-up-form.ts';
import { changeForm, useSetUpForm } from '../new-game/set-up-store.ts';
import { changeSettings, QUICK_CHOICES, QUICK_LEVELS, useSettings } from '../../settings/settings.ts';
import { Select } from '../controls/select.tsx';
import styles from './quick-wishes.module.css';

/** Against whom and with which factions a game begins with one click. */
export function QuickWishes() {
  const { t } = useTranslation();
  const quick = useSettings((settings) => settings.quick);
  // Asked once: it stays while it is typed, and is gone on the next visit.
  const [asksName] = useState(() => useSetUpForm.getState().seats[0]?.name === PLAYER_ONE);
  return (
    <fieldset className={styles['wishes']} aria-label={t('start.quick.title')}>
      {asksName && <NameField />}
      <Select
        label={t('start.quick.level')}
        values={QUICK_LEVELS}
        value={quick.level}
        says={(level) => t(`newGame.sitters.${level}`)}
        onChange={(level) => changeSettings({ quick: { ...quick, level } })}
      />
      <Select
        label={t('start.quick.factions')}
        values={QUICK_CHOICES}
        value={quick.choice}
        says={(choice) => t(`start.quick.${choice}`)}
        onChange={(choice) => changeSettings({ quick: { ...quick, choice } })}
      />
    </fieldset>
  );
}

/** What the person is called at the table, here and in every set-up to come. */
function NameField() {
  const { t } = useTranslation();
  return (
    <input
      className={`field ${styles['name']}`}
      aria-label={t('start.quick.name')}
      placeholder={t('start.quick.name')}
      autoComplete="off"
      maxLength={LONGEST_NAME}
      onChange={({ target }) =>
        changeForm((form) => changeSeat(form, 0, { name: target.value.trim() || PLAYER_ONE }))
      }
    />
  );
}
