import type { CardId } from '@smashup/engine';
import type { TableView } from '@smashup/referee/protocol';
import { Component, type RefObject } from 'react';
import { cardOf, ghostOf } from './drag-layer.ts';

interface Props {
  readonly table: RefObject<HTMLElement | null>;
  readonly view: TableView;
  /** Milliseconds of a flight; 0: cards appear where they are. */
  readonly duration: number;
}

interface Seen {
  readonly element: HTMLElement;
  readonly rect: DOMRect;
  /** The base it lies at, the hand, or neither. */
  readonly zone: string;
}
type Place = Pick<Seen, 'element' | 'rect'>;
type Sight = ReadonlyMap<CardId, Seen>;

/**
 * Lets cards fly from where they were to where they are now. It is a class because only a class sees the table just
 * before the change (getSnapshotBeforeUpdate), when the old places can still be measured.
 */
export class Flights extends Component<Props> {
  override getSnapshotBeforeUpdate(before: Props): Sight | null {
    const { table, view, duration } = this.props;
    return duration === 0 || before.view === view || table.current === null ? null : look(table.current);
  }

  override componentDidUpdate(_before: Props, _state: unknown, old: Sight | null): void {
    const { table, view, duration } = this.props;
    if (old !== null && table.current !== null) fly(old, { table: table.current, view, duration });
  }

  override render(): null {
    return null;
  }
}

function look(table: HTMLElement): Sight {
  const seen = new Map<CardId, Seen>();
  for (const element of table.querySelectorAll<HTMLElement>('[data-card]')) {
    const card = cardOf(element);
    if (card !== null)
      seen.set(card, { element, rect: element.getBoundingClientRect(), zone: zoneOf(element) });
  }
  return seen;
}

function zoneOf(element: HTMLElement): string {
  const spot = element.closest<HTMLElement>('[data-spot]')?.dataset['spot'];
  return spot ?? (element.closest('[data-hand]') === null ? 'on the way' : 'hand');
}

interface Flight {
  readonly table: HTMLElement;
  readonly view: TableView;
  readonly duration: number;
}

/** Something that begins to move. */
type Start = () => void;

/** Everything is measured before anything begins: each picture added to the page would force a new layout. */
function fly(old: Sight, flight: Flight): void {
  const now = look(flight.table);
  const starts: Start[] = [];
  for (const [card, seen] of now) {
    const before = old.get(card);
    if (before === undefined) starts.push(arriving(card, seen, flight));
    else if (!hasMoved(before.rect, seen.rect)) continue;
    else if (before.zone === seen.zone) starts.push(() => shift(seen, before.rect, flight));
    else starts.push(() => move(seen, before.rect, flight));
  }
  for (const [card, seen] of old) if (!now.has(card)) starts.push(departing(card, seen, flight));
  for (const start of starts) start();
}

function hasMoved(before: DOMRect, now: DOMRect): boolean {
  return Math.abs(before.x - now.x) > 3 || Math.abs(before.y - now.y) > 3;
}

/** What stays where it belongs and only makes room moves within its box, and covers nothing. */
function shift({ element, rect }: Seen, from: DOMRect, { duration }: Flight): void {
  element.animate([{ translate: `${from.x - rect.x}px ${from.y - rect.y}px` }, { translate: '0 0' }], {
    duration,
    easing: EASING,
  });
}

/** Flies over the table as a picture of itself, so that no scrolling box cuts it off. */
function move({ element, rect }: Place, from: DOMRect, { table, duration }: Flight): void {
  const ghost = flyingGhost(table, element, rect);
  element.style.visibility = 'hidden';
  land(ghost, [{ transform: fromTo(from, rect) }, { transform: 'none' }], duration, () =>
    element.style.removeProperty('visibility'),
  );
}

/** A card that was not visible comes from its player's deck or hand, or simply appears. */
function arriving(card: CardId, seen: Place, flight: Flight): Start {
  const from = originOf(card, flight);
  return from === null ? () => appear(seen, flight) : () => move(seen, from, flight);
}

function appear({ element }: Place, { duration }: Flight): void {
  const frames = [
    { opacity: 0, scale: 0.6 },
    { opacity: 1, scale: 1 },
  ];
  element.animate(frames, { duration, easing: 'ease-out' });
}

/** A card that is no longer visible goes to a pile or a hand, or fades. */
function departing(card: CardId, { element, rect }: Place, flight: Flight): Start {
  const to = goalOf(card, flight);
  const end =
    to === null
      ? { transform: 'scale(1.25) rotate(4deg)', opacity: 0 }
      : { transform: fromTo(to, rect), opacity: 0.3 };
  return () => {
    const ghost = flyingGhost(flight.table, element, rect);
    land(ghost, [{ transform: 'none', opacity: 1 }, end], flight.duration, () => undefined);
  };
}

/** Over the cards, and under what is told about a scoring. */
const IN_FLIGHT = '15';
const EASING = 'cubic-bezier(.3,.1,.2,1)';

function flyingGhost(table: HTMLElement, element: HTMLElement, rect: DOMRect): HTMLElement {
  const ghost = ghostOf(element, rect);
  ghost.style.zIndex = IN_FLIGHT;
  table.append(ghost);
  return ghost;
}

function land(ghost: HTMLElement, frames: Keyframe[], duration: number, landed: () => void): void {
  ghost.style.transformOrigin = '0 0';
  const done = (): void => {
    ghost.remove();
    landed();
  };
  const flight = ghost.animate(frames, { duration, easing: EASING, fill: 'both' });
  flight.addEventListener('finish', done);
  flight.addEventListener('cancel', done);
}

/** The transform that makes something at `rect` look as if it were at `from`. */
function fromTo(from: DOMRect, rect: DOMRect): string {
  const scale = rect.width === 0 ? 1 : from.width / rect.width;
  return `translate(${from.x - rect.x}px, ${from.y - rect.y}px) scale(${scale})`;
}

function originOf(card: CardId, { table, view }: Flight): DOMRect | null {
  for (const { seat, hand } of view.players) {
    if (hand.some((held) => held.card === card)) return anchor(table, `deck-${seat}`);
  }
  for (const { minions } of view.bases) {
    const minion = minions.find((one) => one.card === card);
    if (minion !== undefined) return anchor(table, `hand-${minion.controller}`);
  }
  return null;
}

function goalOf(card: CardId, { table, view }: Flight): DOMRect | null {
  for (const { seat, hand, discard } of view.players) {
    if (discard.some((one) => one.card === card)) return anchor(table, `discard-${seat}`);
    if (hand.some((one) => one.card === card)) return anchor(table, `hand-${seat}`);
  }
  return null;
}

function anchor(table: HTMLElement, name: string): DOMRect | null {
  return table.querySelector(`[data-anchor="${name}"]`)?.getBoundingClientRect() ?? null;
}
