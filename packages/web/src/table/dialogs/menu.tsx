import type { Asking } from '@smashup/referee/protocol';
import { useTranslation } from 'react-i18next';
import { useFullScreen } from '../../settings/full-screen.ts';
import { RulesLink } from '../../routes/links.tsx';
import styles from './menu.module.css';
import { Modal } from './modal.tsx';

const ASKINGS: readonly Asking[] = ['when possible', 'only at scoring'];

interface Props {
  readonly asking: Asking;
  readonly onAsking: (asking: Asking) => void;
  /** Null: not now, or not at this table. */
  readonly onUndoTurn: (() => void) | null;
  readonly onConcede: (() => void) | null;
  readonly onLeaveGame: (() => void) | null;
  readonly onRestart: (() => void) | null;
  readonly onHelp: () => void;
  readonly onSettings: () => void;
  readonly onLeave: () => void;
  readonly leaveName: string;
  readonly onClose: () => void;
}

/** What is needed now and then. */
export function Menu(props: Props) {
  const { asking, onAsking, onUndoTurn, onConcede, onLeaveGame, onRestart, onHelp } = props;
  const { onSettings, onLeave, leaveName, onClose } = props;
  const { t } = useTranslation('table');
  const fullScreen = useFullScreen();
  return (
    <Modal title={t('menu')} onClose={onClose}>
      <div className={styles['menu']}>
        <fieldset className={styles['asking']}>
          <legend>{t('askingTitle')}</legend>
          {ASKINGS.map((one) => (
            <label key={one}>
              <input type="radio" name="asking" checked={one === asking} onChange={() => onAsking(one)} />
              {t(`asking.${one}`)}
            </label>
          ))}
        </fieldset>
        {onUndoTurn !== null && (
          <button
            type="button"
            className="button"
            onClick={() => {
              onClose();
              onUndoTurn();
            }}
          >
            {t('undoTurn')}
          </button>
        )}
        {fullScreen.possible && (
          <button type="button" className="button" onClick={() => fullScreen.change(!fullScreen.on)}>
            {t(fullScreen.on ? 'windowed' : 'fullScreen')}
          </button>
        )}
        <button type="button" className={`button ${styles['keys']}`} onClick={onHelp}>
          {t('help')}
        </button>
        <RulesLink className="button">{t('rules')}</RulesLink>
        <button type="button" className="button" onClick={onSettings}>
          {t('settings')}
        </button>
        {onRestart !== null && (
          <button type="button" className="button" onClick={onRestart}>
            {t('restart')}
          </button>
        )}
        {onConcede !== null && (
          <button type="button" className="button" onClick={onConcede}>
            {t('concede')}
          </button>
        )}
        {onLeaveGame !== null && (
          <button type="button" className="button" onClick={onLeaveGame}>
            {t('leaveGame')}
          </button>
        )}
        <button type="button" className="button" onClick={onLeave}>
          {leaveName}
        </button>
      </div>
    </Modal>
  );
}
