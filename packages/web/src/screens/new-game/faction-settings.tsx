import { useTranslation } from 'react-i18next';
import type { FactionChoice } from '@smashup/engine';
import { Choice } from '../controls/choice.tsx';
import { Switch } from '../controls/switch.tsx';
import { DraftPool } from './draft-pool.tsx';
import { LuckChoice } from './luck-choice.tsx';
import { Offer } from './offer.tsx';
import { isDraft, withChoice, type ChangeForm, type SetUpForm } from './set-up-form.ts';
import styles from './new-game-screen.module.css';

const CHOICES = ['free', 'random', 'draft', 'league'] as const satisfies readonly FactionChoice[];

interface Props {
  readonly form: SetUpForm;
  readonly onChange: ChangeForm;
}

/** How players get their two factions. */
export function FactionSettings({ form, onChange }: Props) {
  const { t } = useTranslation();
  return (
    <section className={`panel ${styles['group']}`} aria-labelledby="new-game-factions">
      <h2 id="new-game-factions">{t('newGame.factions')}</h2>
      <Choice
        legend={t('newGame.choice.legend')}
        alternatives={CHOICES.map((value) => ({
          value,
          label: t(`newGame.choice.${value}`),
          about: t(`newGame.choice.about.${value}`),
        }))}
        value={form.choice}
        onChange={(choice) => onChange((old) => withChoice(old, choice))}
      />
      {form.choice === 'random' && <LuckChoice luck={form.luck} onChange={onChange} />}
      <Switch
        label={t('newGame.duplicates')}
        about={t('newGame.duplicatesAbout')}
        checked={form.duplicates}
        onChange={(duplicates) => onChange((old) => ({ ...old, duplicates }))}
      />
      <Switch
        label={t('newGame.titans')}
        about={t('newGame.titansAbout')}
        checked={form.titans}
        onChange={(titans) => onChange((old) => ({ ...old, titans }))}
      />
      <Offer form={form} onChange={onChange} />
      {isDraft(form.choice) && <DraftPool form={form} onChange={onChange} />}
    </section>
  );
}
