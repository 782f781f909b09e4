import type { DecisionView } from '@smashup/referee/protocol';
import { useTranslation } from 'react-i18next';
import { Say } from '../telling/say.tsx';
import { plainText } from '../telling/plain-text.ts';
import { Modal } from './modal.tsx';
import styles from './sure-dialog.module.css';

interface Props {
  readonly decision: DecisionView;
  readonly onSettle: (sure: boolean) => void;
}

/** Asks before something that cannot be taken back, and names what would be left undone. */
export function SureDialog({ decision, onSettle }: Props) {
  const { t } = useTranslation('table');
  return (
    <Modal title={t('sureTitle')} onClose={() => onSettle(false)}>
      <p>{t('surePass')}</p>
      <ul className={styles['undone']}>
        {undone(decision).map((label) => (
          <li key={plainText(label)}>
            <Say phrase={label} flat />
          </li>
        ))}
      </ul>
      <div className={styles['buttons']}>
        <button type="button" className="button" onClick={() => onSettle(false)}>
          {t('sureNo')}
        </button>
        <button type="button" className="button main" onClick={() => onSettle(true)}>
          {t('sureYes')}
        </button>
      </div>
    </Modal>
  );
}

/** Each thing once: of two copies of a card one is named. */
function undone({ options }: DecisionView): readonly DecisionView['prompt'][] {
  const labels = new Map(
    options.filter(({ kind }) => kind !== 'pass').map(({ label }) => [plainText(label), label]),
  );
  return [...labels.values()];
}
