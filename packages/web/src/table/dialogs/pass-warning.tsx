import type { DecisionView } from '@smashup/referee/protocol';
import { useTranslation } from 'react-i18next';
import { plainText } from '../../text/plain-text.ts';
import { Say } from '../log/say.tsx';
import styles from './pass-warning.module.css';

/** Asks before a player passes: lists what could still be played. */
export function PassWarning({ decision }: { readonly decision: DecisionView }) {
  const { t } = useTranslation('table');
  return (
    <>
      <p>{t('surePass')}</p>
      <ul className={styles['list']}>
        {stillToPlay(decision).map((label) => (
          <li key={plainText(label)}>
            <Say phrase={label} flat />
          </li>
        ))}
      </ul>
    </>
  );
}

type Label = DecisionView['prompt'];

/** What could still be played, each thing once: what tells copies of a card apart is of no interest here. */
export function stillToPlay({ options }: Pick<DecisionView, 'options'>): readonly Label[] {
  const labels = new Map<string, Label>();
  for (const { kind, label } of options) {
    if (kind === 'pass') continue;
    const brief = upToCard(label);
    const key = plainText(brief);
    labels.set(key, labels.has(key) ? brief : label);
  }
  return [...labels.values()];
}

/** "Play Ronin" of "Play Ronin (minion, power 3, copy 1 of 2)". */
function upToCard(label: Label): Label {
  const card = label.findIndex(({ kind }) => kind === 'card');
  return card < 0 ? label : label.slice(0, card + 1);
}
