import { memo, useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Glyph, type GlyphName } from './cards/glyph.tsx';
import styles from './toolbar.module.css';

interface Props {
  /** A spectator has nothing to take back. */
  readonly hasUndo: boolean;
  readonly whyNoUndo: string | null;
  /** There are tables at which nobody gets hints. */
  readonly hasHint: boolean;
  readonly whyNoHint: string | null;
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
  const { hasUndo, whyNoUndo, hasHint, whyNoHint, logOpen, more, onUndo, onHint, onLog, onMenu } = props;
  return (
    <fieldset className={styles['tools']} aria-label={t('tools')}>
      {hasUndo && <Tool glyph="undo" name={t('undo')} whyNot={whyNoUndo} onUse={onUndo} />}
      {hasHint && <Tool glyph="hint" name={t('hint')} whyNot={whyNoHint} onUse={onHint} />}
      <Tool glyph="log" name={t('log')} pressed={logOpen} onUse={onLog} />
      {more}
      <Tool glyph="menu" name={t('menu')} onUse={onMenu} />
    </fieldset>
  );
});

interface ToolProps {
  readonly glyph: GlyphName;
  readonly name: string;
  /** Why it does nothing now, which is said when it is used; null: it does something. */
  readonly whyNot?: string | null;
  readonly pressed?: boolean;
  /** How many new things wait behind it. */
  readonly news?: number;
  readonly onUse: () => void;
}

/** Not disabled where it does nothing: nobody could find out why. */
export function Tool({ glyph, name, whyNot = null, pressed, news = 0, onUse }: ToolProps) {
  const id = useId();
  return (
    <button
      type="button"
      className={styles['tool']}
      aria-disabled={whyNot !== null}
      aria-describedby={whyNot === null ? undefined : id}
      aria-pressed={pressed}
      title={whyNot ?? name}
      onClick={onUse}
    >
      <Glyph name={glyph} />
      <span className={styles['name']}>{name}</span>
      {whyNot !== null && (
        <span id={id} hidden>
          {whyNot}
        </span>
      )}
      {news > 0 && <b className={styles['news']}>{news}</b>}
    </button>
  );
}
