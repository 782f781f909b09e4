import type { DecisionView } from '@smashup/referee/protocol';
import { useTranslation } from 'react-i18next';
import { plainText } from '../telling/plain-text.ts';
import { Say } from '../telling/say.tsx';
import styles from './undone.module.css';

/** What would be left undone by passing, by name. */
export function Undone({ decision }: { readonly decision: DecisionView }) {
  const { t } = useTranslation('table');
  return (
    <>
      <p>{t('surePass')}</p>
      <ul className={styles['undone']}>
        {labelsOf(decision).map((label) => (
          <li key={plainText(label)}>
            <Say phrase={label} flat />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Each thing once: of two copies of a card one is named. */
function labelsOf({ options }: DecisionView): readonly DecisionView['prompt'][] {
  const labels = new Map(
    options.filter(({ kind }) => kind !== 'pass').map(({ label }) => [plainText(label), label]),
  );
  return [...labels.values()];
}
