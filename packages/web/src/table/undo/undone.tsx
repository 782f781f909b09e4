import type { DecisionView } from '@smashup/referee/protocol';
import { useTranslation } from 'react-i18next';
import { plainText } from '../../text/plain-text.ts';
import { Say } from '../log/say.tsx';
import { undoneLabels } from './undone-labels.ts';
import styles from './undone.module.css';

/** What would be left undone by passing, by name. */
export function Undone({ decision }: { readonly decision: DecisionView }) {
  const { t } = useTranslation('table');
  return (
    <>
      <p>{t('surePass')}</p>
      <ul className={styles['undone']}>
        {undoneLabels(decision).map((label) => (
          <li key={plainText(label)}>
            <Say phrase={label} flat />
          </li>
        ))}
      </ul>
    </>
  );
}
