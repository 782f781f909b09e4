import type { CardId } from '@smashup/engine';
import type { BaseView } from '@smashup/referee/protocol';
import {
  memo,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  type CSSProperties,
  type ReactNode,
  type RefObject,
} from 'react';
import { useTranslation } from 'react-i18next';
import { cardsAt } from '../cards-at.ts';
import { marksAmong, type Marks } from '../choosing/marks.ts';
import { useScene } from '../table-context.ts';
import { useSmallScreen } from '../use-small-screen.ts';
import { BaseSpot } from './base-spot.tsx';
import { BaseTabs, hasChoice } from './base-tabs.tsx';
import styles from './bases.module.css';
import { contentsOf } from './contents.ts';
import { useEvenText } from './even-heads.ts';
import { useLargeFace, type LargeFace } from './large-face.ts';
import { upperShare } from './row-shares.ts';
import { useBox, type Room } from './use-box.ts';

interface Props {
  readonly bases: readonly BaseView[];
  readonly marks: Marks;
  /** What lies beside them. */
  readonly children?: ReactNode;
}

/** The bases in the middle; where they do not all fit, a strip to swipe through, with tabs that show them all. */
export const Bases = memo(function Bases({ bases, marks, children }: Props) {
  const { t } = useTranslation('table');
  const strip = useRef<HTMLUListElement>(null);
  useLookingAt(strip, bases, marks);
  useFollowing(strip, bases);
  // No place is narrower or lower than the first.
  const [place, observePlace] = useBox();
  const large = useLargeFace(place, bases);
  const [whole, observeWhole] = useBox();
  const share = useUpperShare(whole, bases);
  const longest = useEvenText(place, bases);
  const takeStrip = useCallback(
    (element: HTMLUListElement | null) => {
      strip.current = element;
      return observeWhole(element);
    },
    [observeWhole],
  );
  return (
    <section className={styles['bases']} aria-label={t('bases')}>
      <h2 className="visually-hidden">{t('bases')}</h2>
      <BaseTabs bases={bases} marks={marks} onShow={(base) => show(strip.current, base)} />
      <ul
        ref={takeStrip}
        className={styles['strip']}
        style={{ ...gridOf(bases.length, share), ...faceOf(large) }}
      >
        {bases.map((base, at) => (
          <li
            key={base.card}
            ref={at === 0 ? observePlace : undefined}
            className={styles['place']}
            style={spanOf(at, bases.length)}
          >
            <BaseSpot
              base={base}
              marks={marksAmong(marks, [base, ...cardsAt(base)])}
              roomy={large !== null}
              longest={longest}
            />
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
});

/** Bases in the upper of two rows; the lower one holds as many or one fewer, a little wider then. */
const inUpperRow = (bases: number): number => Math.ceil(bases / 2);

/** In two rows there are as many tracks as both numbers of bases divide. */
function gridOf(bases: number, share: number): CSSProperties {
  const upper = inUpperRow(bases);
  const lower = Math.max(1, bases - upper);
  return Object.fromEntries([
    ['--bases', String(bases)],
    ['--lower', String(lower)],
    ['--tracks', String(upper * lower)],
    ['--upper-row', `${share}fr`],
    ['--lower-row', `${1 - share}fr`],
  ]);
}

function useUpperShare(whole: Room | null, bases: readonly BaseView[]): number {
  const scene = useScene();
  return useMemo(() => {
    if (whole === null) return 0.5;
    const shown = bases.map((base) => ({
      letters: scene.catalogue.faces[base.face]?.text.length ?? 0,
      contents: contentsOf(base, scene),
    }));
    const upper = inUpperRow(bases.length);
    return upperShare(whole, shown.slice(0, upper), shown.slice(upper));
  }, [whole, bases, scene]);
}

function faceOf(large: LargeFace | null): CSSProperties {
  if (large === null) return {};
  return Object.fromEntries([
    ['--face', `${large.width}px`],
    ['--face-lines', String(large.lines)],
  ]);
}

function spanOf(at: number, bases: number): CSSProperties {
  const upper = inUpperRow(bases);
  return Object.fromEntries([['--span', String(at < upper ? Math.max(1, bases - upper) : upper)]]);
}

function spotOf(strip: HTMLElement | null, base: CardId): Element | null {
  return strip?.querySelector(`[data-spot="${base}"]`) ?? null;
}

function show(strip: HTMLElement | null, base: CardId, behavior: ScrollBehavior = 'auto'): void {
  spotOf(strip, base)?.scrollIntoView({ inline: 'center', block: 'nearest', behavior });
}

function isInSight(strip: HTMLElement, base: CardId): boolean {
  const spot = spotOf(strip, base)?.getBoundingClientRect();
  const { left, right } = strip.getBoundingClientRect();
  return spot !== undefined && spot.left >= left - 1 && spot.right <= right + 1;
}

type CardsThere = ReadonlyMap<CardId, ReadonlySet<CardId>>;

/**
 * On a phone: turns to where a card has come, unless one looks there already. At once, before it is measured from where
 * to where cards fly (see flights.tsx): the bases slide along with them.
 */
function useFollowing(strip: RefObject<HTMLElement | null>, bases: readonly BaseView[]): void {
  const small = useSmallScreen();
  const before = useRef<CardsThere | null>(null);
  useLayoutEffect(() => {
    const old = before.current;
    const now: CardsThere = new Map(
      bases.map((base) => [base.card, new Set(cardsAt(base).map(({ card }) => card))]),
    );
    before.current = now;
    const shown = strip.current;
    if (!small || old === null || shown === null) return;
    const grown = [...now].flatMap(([base, cards]) => {
      const known = old.get(base);
      return known !== undefined && [...cards].some((card) => !known.has(card)) ? [base] : [];
    });
    const [first] = grown;
    if (first !== undefined && !grown.some((base) => isInSight(shown, base))) show(shown, first, 'instant');
  }, [strip, bases, small]);
}

/** Milliseconds in which a decision has been drawn. */
const AFTER_DRAWING = 50;

/** Turns to the base that scores, and to one with something to choose if all of those are out of sight. */
function useLookingAt(strip: RefObject<HTMLElement | null>, bases: readonly BaseView[], marks: Marks): void {
  const scoring = bases.find((base) => base.scoring)?.card;
  useEffect(() => {
    if (scoring !== undefined) show(strip.current, scoring);
  }, [strip, scoring]);
  const glowing = bases
    .filter((base) => hasChoice(base, marks))
    .map(({ card }) => card)
    .join(' ');
  useEffect(() => {
    const shown = strip.current;
    if (shown === null || glowing === '') return undefined;
    const cards = glowing.split(' ').map(Number);
    // Measured when the decision has been drawn: measuring before would lay out the page twice.
    const timer = setTimeout(() => {
      const [first] = cards;
      if (first !== undefined && !cards.some((card) => isInSight(shown, card))) show(shown, first);
    }, AFTER_DRAWING);
    return () => clearTimeout(timer);
  }, [strip, glowing]);
}
