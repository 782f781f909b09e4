import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Glyph, type GlyphName } from './cards/glyph.tsx';
import styles from './toolbar.module.css';

interface Props {
  readonly canUndo: boolean;
  readonly canHint: boolean;
  readonly logOpen: boolean;
  readonly onUndo: () => void;
  readonly onHint: () => void;
  readonly onLog: () => void;
  readonly onMenu: () => void;
}

/** What one can always do. */
export const Toolbar = memo(function Toolbar(props: Props) {
  const { t } = useTranslation('table');
  const { canUndo, canHint, logOpen, onUndo, onHint, onLog, onMenu } = props;
  return (
    <fieldset className={styles['tools']} aria-label={t('tools')}>
      <Tool glyph="undo" name={t('undo')} enabled={canUndo} onUse={onUndo} />
      <Tool glyph="hint" name={t('hint')} enabled={canHint} onUse={onHint} />
      <Tool glyph="log" name={t('log')} enabled pressed={logOpen} onUse={onLog} />
      <Tool glyph="menu" name={t('menu')} enabled onUse={onMenu} />
    </fieldset>
  );
});

interface ToolProps {
  readonly glyph: GlyphName;
  readonly name: string;
  readonly enabled: boolean;
  readonly pressed?: boolean;
  readonly onUse: () => void;
}

function Tool({ glyph, name, enabled, pressed, onUse }: ToolProps) {
  return (
    <button
      type="button"
      className={styles['tool']}
      disabled={!enabled}
      aria-pressed={pressed}
      title={name}
      onClick={onUse}
    >
      <Glyph name={glyph} />
      <span className={styles['name']}>{name}</span>
    </button>
  );
}
