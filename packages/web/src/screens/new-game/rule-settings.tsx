import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Edition, Printing, Variant } from '@smashup/engine';
import { Choice } from '../controls/choice.tsx';
import { HouseRuleSettings } from './house-rules.tsx';
import { firstPlayerOf, seatsOf, withVariant, type ChangeForm, type SetUpForm } from './set-up-form.ts';
import styles from './new-game-screen.module.css';
import { useCatalogue } from '../../catalogue/catalogue.ts';
import { Switch } from '../controls/switch.tsx';

const EDITIONS = [
  'culture-shock',
  'oops',
  'what-were-we-thinking',
  'awesome-level-9000',
] as const satisfies readonly Edition[];
const WAYS = ['each', 'teams', 'big base'] as const satisfies readonly ('each' | Variant)[];
const PRINTINGS = ['original', 'current'] as const satisfies readonly Printing[];

interface Props {
  readonly form: SetUpForm;
  readonly onChange: ChangeForm;
  /** More settings for this form. */
  readonly children?: ReactNode;
}

/** Which rulebook and which texts, who begins, and what else is seldom changed. */
export function RuleSettings({ form, onChange, children }: Props) {
  const { t } = useTranslation();
  const firstSeat = firstPlayerOf(form);
  const first = firstSeat === null ? undefined : seatsOf(form)[firstSeat];
  const bases = t('newGame.extraBases.count', { count: form.extraBaseSets.length });
  return (
    <details className="panel">
      <summary className={styles['summary']}>
        <h2>{t('newGame.rules')}</h2>
        <span className={styles['muted']}>
          {[
            ...(form.variant === null ? [] : [t(`newGame.variant.${form.variant}`)]),
            ...(form.series === undefined ? [] : [t('newGame.series.of', { of: form.series.of })]),
            ...(Object.keys(form.houseRules).length === 0 ? [] : [t('newGame.house.legend')]),
            t(`newGame.edition.${form.edition}`),
            t(`newGame.printing.${form.printing}`),
            ...(first === undefined ? [] : [t('newGame.first.named', { name: first.name })]),
            ...(form.extraBaseSets.length === 0 ? [] : [bases]),
          ].join(' · ')}
        </span>
      </summary>
      <div className={styles['group']}>
        <Choice
          legend={t('newGame.variant.legend')}
          alternatives={WAYS.map((value) => ({
            value,
            label: t(`newGame.variant.${value}`),
            about: t(`newGame.variant.about.${value}`),
          }))}
          value={form.variant ?? 'each'}
          onChange={(way) => onChange((old) => withVariant(old, way === 'each' ? null : way))}
        />
        <Choice
          legend={t('newGame.edition.legend')}
          about={t('newGame.edition.aboutAll')}
          alternatives={EDITIONS.map((value) => ({
            value,
            label: t(`newGame.edition.${value}`),
            about: t(`newGame.edition.about.${value}`),
          }))}
          value={form.edition}
          onChange={(edition) => onChange((old) => ({ ...old, edition }))}
        />
        <Choice
          legend={t('newGame.printing.legend')}
          alternatives={PRINTINGS.map((value) => ({
            value,
            label: t(`newGame.printing.${value}`),
            about: t(`newGame.printing.about.${value}`),
          }))}
          value={form.printing}
          onChange={(printing) => onChange((old) => ({ ...old, printing }))}
        />
        <FirstPlayer form={form} onChange={onChange} />
        <details>
          <summary>{t('newGame.extraBases.legend')}</summary>
          <p className={styles['muted']}>{t('newGame.extraBases.about')}</p>
          <SetSwitches
            legend={t('newGame.extraBases.legend')}
            isOn={(set) => form.extraBaseSets.includes(set)}
            onChange={(set, isAdded) =>
              onChange((old) => ({ ...old, extraBaseSets: listSet(old.extraBaseSets, set, isAdded) }))
            }
          />
        </details>
        <HouseRuleSettings form={form} onChange={onChange} />
        {children}
      </div>
    </details>
  );
}

interface FirstPlayerProps {
  readonly form: SetUpForm;
  readonly onChange: ChangeForm;
}

/** Chooses the first player (R1.6). */
function FirstPlayer({ form, onChange }: FirstPlayerProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{t('newGame.first.legend')}</label>
      <select
        id={id}
        className="field"
        value={firstPlayerOf(form) ?? ''}
        aria-describedby={`${id}about`}
        onChange={({ target: { value } }) =>
          onChange((old) => ({ ...old, firstPlayer: value === '' ? null : Number(value) }))
        }
      >
        <option value="">{t('newGame.first.random')}</option>
        {seatsOf(form).map(({ name }, seat) => (
          <option key={seat} value={seat}>
            {name.trim() === '' ? t('newGame.player', { number: seat + 1 }) : name}
          </option>
        ))}
      </select>
      <p id={`${id}about`} className={styles['muted']}>
        {t(`newGame.first.about.${form.edition}`)}
      </p>
    </div>
  );
}

interface SetSwitchesProps {
  readonly legend: string;
  readonly isOn: (set: string) => boolean;
  readonly onChange: (set: string, isOn: boolean) => void;
}

/** One switch for each set. */
function SetSwitches({ legend, isOn, onChange }: SetSwitchesProps) {
  const { sets } = useCatalogue();
  return (
    <fieldset>
      <legend className="visually-hidden">{legend}</legend>
      {sets.map((set) => (
        <Switch key={set} label={set} checked={isOn(set)} onChange={(checked) => onChange(set, checked)} />
      ))}
    </fieldset>
  );
}

/** A list of sets with that one in it, or not. */
function listSet(sets: readonly string[], set: string, isIn: boolean): readonly string[] {
  return [...sets.filter((each) => each !== set), ...(isIn ? [set] : [])];
}
