import type { CardId } from '@smashup/engine';

/** A picture of an element that can be moved over everything else, even out of scrolling boxes. */
export function ghostOf(element: HTMLElement, { x, y, width, height }: DOMRect): HTMLElement {
  const copy = element.cloneNode(true);
  if (!(copy instanceof HTMLElement)) throw new Error('The copy of an element is an element.');
  copy.removeAttribute('data-card');
  copy.removeAttribute('data-mark');
  copy.setAttribute('aria-hidden', 'true');
  copy.inert = true;
  Object.assign(copy.style, {
    position: 'fixed',
    left: `${x}px`,
    top: `${y}px`,
    width: `${width}px`,
    height: `${height}px`,
    margin: '0',
    zIndex: '50',
    pointerEvents: 'none',
    opacity: '1',
    visibility: 'visible',
  });
  return copy;
}

/** The number of the card that an element shows. */
export function cardOf(element: Element | null): CardId | null {
  const number = element instanceof HTMLElement ? element.dataset['card'] : undefined;
  return number === undefined ? null : Number(number);
}
