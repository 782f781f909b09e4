import { useTranslation } from 'react-i18next';
import { Modal } from '../dialogs/modal.tsx';
import styles from './key-help.module.css';

const KEYS = [
  'arrows',
  'shiftArrows',
  'enter',
  'escape',
  'inspect',
  'hand',
  'end',
  'confirm',
  'undo',
  'hint',
  'log',
  'skip',
  'help',
] as const;

/** The sheet of keys. */
export function KeyHelp({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('table');
  return (
    <Modal title={t('keysTitle')} onClose={onClose}>
      <dl className={styles['keys']}>
        {KEYS.map((key) => (
          <div key={key}>
            <dt>
              <kbd>{t(`keyNames.${key}`)}</kbd>
            </dt>
            <dd>{t(`keys.${key}`)}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
