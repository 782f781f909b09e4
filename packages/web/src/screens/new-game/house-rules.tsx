import type { HouseRules } from '@smashup/engine';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChangeForm, SetUpForm } from './set-up-form.ts';
import styles from './new-game-screen.module.css';

/** What each can be set to: the engine's HOUSE_RULES, which a screen may not import. */
export const HOUSE_RULE_RANGES = {
  vpToWin: { least: 5, most: 30 },
  bases: { least: 1, most: 8 },
  openingHand: { least: 1, most: 10 },
  cardsPerVp: { least: 0, most: 10 },
} as const satisfies Readonly<Record<keyof HouseRules, { readonly least: number; readonly most: number }>>;

const RULES = ['vpToWin', 'bases', 'openingHand', 'cardsPerVp'] as const;

interface Props {
  readonly form: SetUpForm;
  readonly onChange: ChangeForm;
}

/** What the table changes about the rules (R15). */
export function HouseRuleSettings({ form, onChange }: Props) {
  const { t } = useTranslation();
  return (
    <details>
      <summary>{t('newGame.house.legend')}</summary>
      <p className={styles['muted']}>{t('newGame.house.about')}</p>
      {RULES.map((rule) => (
        <HouseRuleField key={rule} rule={rule} form={form} onChange={onChange} />
      ))}
    </details>
  );
}

function HouseRuleField({ rule, form, onChange }: Props & { readonly rule: keyof HouseRules }) {
  const { t } = useTranslation();
  const id = useId();
  const { least, most } = HOUSE_RULE_RANGES[rule];
  const values = Array.from({ length: most - least + 1 }, (_, more) => least + more);
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{t(`newGame.house.${rule}`)}</label>
      <select
        id={id}
        className="field"
        value={form.houseRules[rule] ?? ''}
        onChange={({ target: { value } }) =>
          onChange((old) => ({ ...old, houseRules: withRule(old.houseRules, rule, value) }))
        }
      >
        <option value="">{t('newGame.house.printed')}</option>
        {values.map((value) => (
          <option key={value} value={value}>
            {rule === 'cardsPerVp' && value === 0 ? t('newGame.house.nothing') : value}
          </option>
        ))}
      </select>
    </div>
  );
}

/** `''`: as printed. */
function withRule(rules: HouseRules, rule: keyof HouseRules, value: string): HouseRules {
  const others = Object.fromEntries(Object.entries(rules).filter(([name]) => name !== rule));
  return value === '' ? others : { ...others, [rule]: Number(value) };
}
