import type { CardId } from '@smashup/engine';
import type { Catalogue, StoryLine, TableView } from '@smashup/referee/protocol';
import { now } from '../../clock.ts';
import { Component, useEffect, useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useReducedMotion } from '../../settings/motion.ts';
import { useSettings } from '../../settings/settings.ts';
import { playSound } from '../../sound/play-sound.ts';
import type { Change } from './change.ts';
import { direct } from './direct.ts';
import { perform } from './perform.ts';
import styles from './props.module.css';
import { look, Places, type Sight } from './sight.ts';
import type { Cue } from './timeline.ts';

interface Props {
  readonly table: RefObject<HTMLElement | null>;
  readonly catalogue: Catalogue;
  readonly view: TableView;
  /** What is told with this view. */
  readonly lines: readonly StoryLine[];
  /** What a millisecond takes at this pace; 0: nothing is shown moving. */
  readonly stretch: number;
  /** What was moving has been cut short, and what follows can be shown. */
  readonly onCut: () => void;
}

/** Lets what changes on the table move there. Any key or tap ends a move at its last frame. */
export function Effects({ onCut, ...props }: Props) {
  const { t } = useTranslation('table');
  const still = useReducedMotion();
  const mover = useRef<Mover>(null);
  useEffect(() => {
    const ends = new AbortController();
    const cut = (event: Event): void => {
      if (isQuiet(event) || mover.current?.finish() !== true) return;
      if (!isOnControl(event)) onCut();
    };
    for (const kind of ['pointerdown', 'keydown'] as const)
      window.addEventListener(kind, cut, { capture: true, signal: ends.signal });
    return () => ends.abort();
  }, [onCut]);
  return <Mover ref={mover} {...props} still={still} t={t} />;
}

const QUIET_KEYS: ReadonlySet<string> = new Set(['Shift', 'Control', 'Alt', 'Meta', 'Tab']);

/** It only goes along with something else. */
function isQuiet(event: Event): boolean {
  return event instanceof KeyboardEvent && QUIET_KEYS.has(event.key);
}

/** It does something else, too. */
function isOnControl({ target }: Event): boolean {
  return target instanceof Element && target.closest('button, a, input, select, textarea, dialog') !== null;
}

type MoverProps = Omit<Props, 'onCut'> & Pick<Change, 'still' | 't'>;

/**
 * A class, since only a class sees the table just before it changes (getSnapshotBeforeUpdate), when the old places can
 * still be measured.
 */
class Mover extends Component<MoverProps> {
  #end: (() => void) | null = null;

  override getSnapshotBeforeUpdate(before: MoverProps): Sight | null {
    const { table, view, lines, stretch } = this.props;
    const isNew = before.view !== view || (before.lines !== lines && lines.length > 0);
    if (!isNew || stretch === 0 || table.current === null) return null;
    this.finish();
    return look(table.current);
  }

  override componentDidUpdate(before: MoverProps, _state: unknown, sight: Sight | null): void {
    const { table, view, lines, stretch, still, t, catalogue } = this.props;
    if (sight === null || table.current === null) return;
    const timeline = direct({
      lines,
      before: sight,
      now: look(table.current),
      viewBefore: before.view,
      view,
      places: new Places(table.current),
      still,
      t,
      nameOf: (card) => nameOf(card, catalogue, [view, before.view]),
    });
    const { sounds, volume } = useSettings.getState();
    const hear = ({ sound, semitones }: Cue): void => {
      if (sounds) void playSound(sound, volume, semitones);
    };
    if (timeline.end === 0) {
      timeline.cues.forEach(hear);
      return;
    }
    const layer = layIn(table.current);
    layer.dataset['tells'] = lines.map(({ key }) => key).join(', ');
    layer.dataset['begun'] = String(now());
    const end = perform(timeline, {
      layer,
      stretch,
      hear,
      ended: () => {
        layer.remove();
        this.#end = null;
      },
    });
    this.#end = end;
  }

  override componentWillUnmount(): void {
    this.finish();
  }

  override render(): null {
    return null;
  }

  /** Jumps to the last frame; false: nothing was moving. */
  finish(): boolean {
    const end = this.#end;
    end?.();
    return end !== null;
  }
}

/** Beside the bases, whose sizes copies of their parts have. */
function layIn(table: HTMLElement): HTMLElement {
  const layer = document.createElement('div');
  layer.className = styles['layer'] ?? '';
  layer.setAttribute('aria-hidden', 'true');
  (table.querySelector('[data-board]')?.parentElement ?? table).append(layer);
  return layer;
}

function nameOf(card: CardId, { faces }: Catalogue, views: readonly TableView[]): string {
  for (const { bases } of views) {
    const found = bases
      .flatMap((base) => [base, ...base.titans, ...base.minions])
      .find((one) => one.card === card);
    if (found !== undefined) return faces[found.face]?.name ?? '';
  }
  return '';
}
