import type { BaseId, CardId, Seat } from '@smashup/engine';
import { cardOf } from '../moving/drag-layer.ts';

/** An element of the table, and where it is on the screen. */
export interface Seen {
  readonly element: HTMLElement;
  readonly rect: DOMRect;
}

export interface SeenCard extends Seen {
  /** The base it lies at, the hand, or neither. */
  readonly zone: BaseId | 'hand' | 'on the way';
  /** It lies in a lane, as large as all cards there. */
  readonly stands: boolean;
}

/** What is seen of the table at one moment. On a phone only what is shown of the bases. */
export interface Sight {
  readonly cards: ReadonlyMap<CardId, SeenCard>;
  /** Cards at the bases that a phone does not show, where they would be seen. */
  readonly hidden: ReadonlyMap<CardId, SeenCard>;
  readonly bases: ReadonlyMap<BaseId, Seen>;
  /** The pictures of the bases. */
  readonly scenes: ReadonlyMap<CardId, Seen>;
  /** The parts of the bars, by base and seat. */
  readonly shares: ReadonlyMap<string, Seen>;
  /** The minions on the stage of a duel. */
  readonly duel: ReadonlyMap<CardId, Seen>;
}

export function look(table: HTMLElement): Sight {
  const seen = {
    cards: new Map<CardId, SeenCard>(),
    hidden: new Map<CardId, SeenCard>(),
    bases: new Map<BaseId, Seen>(),
    scenes: new Map<CardId, Seen>(),
    shares: new Map<string, Seen>(),
    duel: new Map<CardId, Seen>(),
  };
  for (const element of table.querySelectorAll<HTMLElement>('[data-spot]')) {
    if ('hidden' in element.dataset) continue;
    const base = Number(element.dataset['spot']);
    seen.bases.set(base, see(element));
    const scene = element.querySelector<HTMLElement>('[data-scene]');
    if (scene !== null) seen.scenes.set(base, see(scene));
    for (const share of element.querySelectorAll<HTMLElement>('[data-share]'))
      seen.shares.set(`${base} ${share.dataset['share']}`, see(share));
  }
  for (const element of table.querySelectorAll<HTMLElement>('[data-card]')) {
    const card = cardOf(element);
    const spot = element.closest<HTMLElement>('[data-spot]');
    if (card === null) continue;
    if (element.closest('[data-duel]') !== null) seen.duel.set(card, see(element));
    else
      (spot?.dataset['hidden'] === undefined ? seen.cards : seen.hidden).set(card, {
        ...see(element),
        zone: zoneOf(element, spot),
        stands: element.closest('[data-board-card]') !== null,
      });
  }
  return seen;
}

function see(element: HTMLElement): Seen {
  return { element, rect: element.getBoundingClientRect() };
}

function zoneOf(element: HTMLElement, spot: HTMLElement | null): SeenCard['zone'] {
  if (spot !== null) return Number(spot.dataset['spot']);
  return element.closest('[data-hand]') === null ? 'on the way' : 'hand';
}

export function hasMoved(before: DOMRect, now: DOMRect): boolean {
  return Math.abs(before.x - now.x) > 3 || Math.abs(before.y - now.y) > 3;
}

export function middleOf({ x, y, width, height }: DOMRect): { readonly x: number; readonly y: number } {
  return { x: x + width / 2, y: y + height / 2 };
}

/** What belongs to players and bases, on the page as it is now. */
export class Places {
  readonly #table: HTMLElement;

  constructor(table: HTMLElement) {
    this.#table = table;
  }

  get board(): HTMLElement | null {
    return this.#find('[data-board]');
  }

  /** A player's hand, deck or discard pile, or their VP. */
  anchor(name: `${'hand' | 'deck' | 'discard' | 'vp'}-${number}`): Seen | null {
    return this.#seen(`[data-anchor="${name}"]`);
  }

  /** On a phone: the tab of a base that is not shown. */
  tab(base: BaseId): Seen | null {
    return this.#seen(`[data-tab="${base}"]`);
  }

  total(base: BaseId, seat: Seat): Seen | null {
    return this.#seen(`[data-spot="${base}"]:not([data-hidden]) [data-total="${seat}"]`);
  }

  /** All cards in the lanes of a base, or in one of them. */
  standing(base: BaseId, seat: Seat | null = null): readonly HTMLElement[] {
    const lane = seat === null ? '' : `[data-lane="${seat}"] `;
    return [
      ...this.#table.querySelectorAll<HTMLElement>(`[data-spot="${base}"] ${lane}[data-board-card] > button`),
    ];
  }

  #seen(selector: string): Seen | null {
    const element = this.#find(selector);
    return element === null ? null : see(element);
  }

  #find(selector: string): HTMLElement | null {
    return this.#table.querySelector<HTMLElement>(selector);
  }
}
