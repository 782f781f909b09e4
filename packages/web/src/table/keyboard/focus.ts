import { useEffect, useLayoutEffect, type RefObject, useRef } from 'react';
import type { DecisionView } from '@smashup/referee/protocol';

const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const;
export type Arrow = (typeof ARROWS)[number];

export function isArrow(key: string): key is Arrow {
  return ARROWS.some((arrow) => arrow === key);
}

/** What the arrows go through: what can be chosen, or every card. */
export const CHOICES = '[data-mark], [data-pass], [data-confirm], [data-factions] button';
export const CARDS = '[data-card], [data-inspect]';

/** Moves the focus to the nearest fitting thing in that direction; without a focus, to the first one. */
export function moveFocus(table: HTMLElement, arrow: Arrow, selector: string): void {
  const candidates = visible(table, selector);
  const current = document.activeElement;
  const next =
    current instanceof HTMLElement && table.contains(current)
      ? nearest(current, candidates, arrow)
      : candidates[0];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Buttons that end something: Enter must not land on them by default while there is something to do. */
const ENDINGS = '[data-pass], [data-confirm]';

/** Moves the focus to the first choice on the table, or else to the first button that answers. */
function focusFirstChoice(table: HTMLElement): void {
  const choices = visible(table, CHOICES);
  const first = choices.find((choice) => !choice.matches(ENDINGS)) ?? choices[0];
  first?.focus();
}

function visible(table: HTMLElement, selector: string): readonly HTMLElement[] {
  return [...table.querySelectorAll<HTMLElement>(selector)].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
}

function nearest(
  current: HTMLElement,
  candidates: readonly HTMLElement[],
  arrow: Arrow,
): HTMLElement | undefined {
  const from = centre(current);
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const candidate of candidates) {
    if (candidate === current) continue;
    const distance = distanceTo(from, centre(candidate), arrow);
    if (distance < least) {
      least = distance;
      best = candidate;
    }
  }
  return best;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

function centre(element: HTMLElement): Point {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** Cards in one row differ by less: the one in focus is raised a little. */
const ROW = 16;

/** How far it is in that direction, with a penalty for going astray; infinite for what lies the other way. */
function distanceTo(from: Point, to: Point, arrow: Arrow): number {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const [ahead, astray] = {
    ArrowUp: [-dy, dx],
    ArrowDown: [dy, dx],
    ArrowLeft: [-dx, dy],
    ArrowRight: [dx, dy],
  }[arrow];
  if (ahead === undefined || astray === undefined || ahead <= ROW) return Infinity;
  return ahead + 2.5 * Math.abs(astray);
}

interface Props {
  readonly root: RefObject<HTMLElement | null>;
  readonly heading: RefObject<HTMLElement | null>;
}

/**
 * The focus comes to the table with the person, and never falls to the page when what had it is gone. It stands
 * before the flights: both need the table's layout, and starting a flight would force it to be computed again.
 */
export function FocusKept({ root, heading }: Props) {
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, [heading]);
  // During every render, not after it: whatever was pressed may be gone by then.
  useLayoutEffect(() => {
    if (document.activeElement !== null && document.activeElement !== document.body) return;
    root.current?.querySelector<HTMLElement>('[data-instruction]')?.focus({ preventScroll: true });
  });
  return null;
}

/** Keyboard players find the focus on the first choice when a decision arrives. */
export function useFocusOnDecision(root: RefObject<HTMLElement | null>, decision: DecisionView | null): void {
  const typing = useTyping();
  const id = decision?.id ?? null;
  useEffect(() => {
    if (id !== null && typing.current && root.current !== null) focusFirstChoice(root.current);
  }, [id, root, typing]);
}

/** Whether the person last used the keyboard: only then may the focus move by itself. */
function useTyping(): RefObject<boolean> {
  const typing = useRef(false);
  useEffect(() => {
    const typed = (): void => {
      typing.current = true;
    };
    const pointed = (): void => {
      typing.current = false;
    };
    window.addEventListener('keydown', typed, true);
    window.addEventListener('pointerdown', pointed, true);
    return () => {
      window.removeEventListener('keydown', typed, true);
      window.removeEventListener('pointerdown', pointed, true);
    };
  }, []);
  return typing;
}
