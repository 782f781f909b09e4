import { configure } from '@testing-library/dom';
import { vi } from 'vitest';

// What was not found, and what is there instead, in words.
configure({
  getElementError: (message) => {
    const [what = ''] = (message ?? '').split('\n');
    return new Error(`${what}\nOn the page: ${document.body.textContent?.slice(0, 1000)}`);
  },
});

// This DOM does not move the focus into a dialog: it comes to the first thing that can have it, and back.
const before = new WeakMap<HTMLDialogElement, Element | null>();
HTMLDialogElement.prototype.showModal = function show(this: HTMLDialogElement) {
  before.set(this, document.activeElement);
  this.open = true;
  this.querySelector<HTMLElement>('button, input, select, a')?.focus();
};
HTMLDialogElement.prototype.close = function end(this: HTMLDialogElement) {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event('close'));
  const focused = before.get(this);
  if (focused instanceof HTMLElement) focused.focus();
};

// No style sheet is loaded here, so an element has the style of its kind, unless it says otherwise itself. To work that
// out for every element anew takes most of the time of finding anything by its role.
const workOut = window.getComputedStyle.bind(window);
const displays = new Map<string, string>();
const styles = new Map<string, CSSStyleDeclaration>();
window.getComputedStyle = (element: Element, pseudo?: string | null): CSSStyleDeclaration => {
  if (element === document.documentElement) return workOut(element, pseudo);
  const kind = `${element.tagName} ${element.hasAttribute('open')} ${element.hasAttribute('hidden')}`;
  const usual = displays.get(kind) ?? workOut(element).display;
  if (!element.hasAttribute('style')) displays.set(kind, usual);
  const display = (element instanceof HTMLElement && element.style.display) || usual;
  const teller = element.closest<HTMLElement>('[style*="visibility"]');
  return styleWith(display, teller?.style.visibility || 'visible');
};

function styleWith(display: string, visibility: string): CSSStyleDeclaration {
  const key = `${display} ${visibility}`;
  const known = styles.get(key);
  if (known !== undefined) return known;
  const { style } = document.createElement('span');
  style.display = display;
  style.visibility = visibility;
  styles.set(key, style);
  return style;
}

// Nothing is laid out here: whatever measures its room finds that of a lane on a desk.
const ROOM = { width: 200, height: 400 };
globalThis.ResizeObserver = class extends ResizeObserver {
  private readonly report: () => void;

  constructor(callback: ResizeObserverCallback) {
    super(callback);
    this.report = () => {
      const box: readonly ResizeObserverSize[] = [];
      const contentRect = DOMRectReadOnly.fromRect(ROOM);
      const sizes = { borderBoxSize: box, contentBoxSize: box, devicePixelContentBoxSize: box };
      callback([{ ...sizes, contentRect, target: document.body }], this);
    };
  }

  override observe(): void {
    queueMicrotask(this.report);
  }
};

// Vite fills these in when it builds the page (tools/catalogue.ts).
vi.mock(import('../../../src/catalogue/catalogue-address.ts'), () => ({
  CATALOGUE_ADDRESS: '/catalogue.json',
  CARD_INDEX_ADDRESS: '/card-index.json',
  FANS: { folder: '/fans/', count: 1 },
}));

// Here is a network without sockets: pages speak with a server over plain HTTP.
vi.mock('socket.io-client', () => ({ io: () => new UnopenedSocket() }));

class UnopenedSocket {
  readonly active = true;
  readonly connected = false;
  on(event: string, job: () => void): void {
    if (event === 'connect_error') queueMicrotask(job);
  }
  removeAllListeners(): void {}
  disconnect(): void {}
}

// React keeps what it finds when it is first loaded. It holds back what has been loaded for up to 0.3 s, so that nothing
// flickers: here nobody looks. And it draws in rounds of the event loop, as in a browser: `settled` counts those.
const { setTimeout, clearTimeout, setImmediate, clearImmediate } = globalThis;
Object.assign(globalThis, {
  setTimeout: setImmediate,
  clearTimeout: clearImmediate,
  setImmediate: undefined,
  clearImmediate: undefined,
});
await import('react-dom/client');
Object.assign(globalThis, { setTimeout, clearTimeout, setImmediate, clearImmediate });

/**
 * A browser marks the promise of a cancelled animation as handled (Web Animations, "cancel an animation"); happy-dom
 * reports it as an unhandled rejection.
 */
const animate: (this: Element, ...asked: Parameters<Element['animate']>) => Animation = Reflect.get(
  Element.prototype,
  'animate',
);
Element.prototype.animate = function (...asked) {
  const animation = animate.apply(this, asked);
  animation.finished.catch(() => {});
  return animation;
};
