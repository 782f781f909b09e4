import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Glyph, type GlyphName } from './cards/glyph.tsx';
import styles from './toolbar.module.css';

interface Props {
  /** Null: a spectator has nothing to take back. */
  readonly canUndo: boolean | null;
  /** Null: nobody is advised at this table. */
  readonly canHint: boolean | null;
  readonly logOpen: boolean;
  /** More of them. */
  readonly more: ReactNode;
  readonly onUndo: () => void;
  readonly onHint: () => void;
  readonly onLog: () => void;
  readonly onMenu: () => void;
}

/** What can always be done. */
export const Toolbar = memo(function Toolbar(props: Props) {
  const { t } = useTranslation('table');
  const { canUndo, canHint, logOpen, more, onUndo, onHint, onLog, onMenu } = props;
  return (
    <fieldset className={styles['tools']} aria-label={t('tools')}>
      {canUndo !== null && <Tool glyph="undo" name={t('undo')} enabled={canUndo} onUse={onUndo} />}
      {canHint !== null && <Tool glyph="hint" name={t('hint')} enabled={canHint} onUse={onHint} />}
      <Tool glyph="log" name={t('log')} enabled pressed={logOpen} onUse={onLog} />
      {more}
      <Tool glyph="menu" name={t('menu')} enabled onUse={onMenu} />
    </fieldset>
  );
});

interface ToolProps {
  readonly glyph: GlyphName;
  readonly name: string;
  readonly enabled: boolean;
  readonly pressed?: boolean;
  /** How many new things wait behind it. */
  readonly news?: number;
  readonly onUse: () => void;
}

export function Tool({ glyph, name, enabled, pressed, news = 0, onUse }: ToolProps) {
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
      {news > 0 && <b className={styles['news']}>{news}</b>}
    </button>
  );
}
