import { fireEvent, within } from '@testing-library/dom';
import type { DetachedWindowAPI } from 'happy-dom';
import { afterEach, vi } from 'vitest';
import { Device } from './device.ts';
import { mediaFor } from './media.ts';

declare global {
  interface Window {
    readonly happyDOM: DetachedWindowAPI;
  }
}

/** When time begins, unless a test says something else. */
const START = Date.UTC(2026, 10, 16, 12);

const FAKED = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] as const;

interface Wishes {
  readonly device?: Device;
  /** Milliseconds since 1970. */
  readonly now?: number;
  /** In pixels; otherwise that of a desktop. */
  readonly size?: { readonly width: number; readonly height: number };
}

type Size = NonNullable<Wishes['size']>;
const DESKTOP = { width: 1280, height: 720 };

let close = (): void => {};
afterEach(() => close());

/**
 * Opens the page at that address: all of it, with its worker, in the DOM of this process. Each time it is a new page,
 * without anything that an earlier one had in memory. Its time stands still until `pass`.
 */
export async function openPage(
  address: string,
  { device = new Device(), now = START, size = DESKTOP }: Wishes = {},
) {
  close();
  vi.resetModules();
  vi.useFakeTimers({ toFake: [...FAKED], now });
  surround(device, address, size);
  const [{ createRoot }, { App }, { startTranslation }, { settled, whatIsUnderWay }] = await Promise.all([
    import('react-dom/client'),
    import('../../../src/app.tsx'),
    import('../../../src/i18n/index.ts'),
    import('../../../src/activity.ts'),
  ]);
  const { awaitInstallOffer } = await import('../../../src/install/install.ts');
  awaitInstallOffer();
  startTranslation();
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  close = () => {
    close = () => {};
    root.unmount();
    place.remove();
    keepStorage(device);
    device.endWorkers();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  };
  root.render(<App />);
  await settled();

  const act = async (deed: () => void): Promise<void> => {
    deed();
    await settled();
  };
  return {
    ...within(document.body),
    device,
    settled,
    whatIsUnderWay,
    /** As a mouse or a finger does: nothing is covered here. */
    click: (element: Element) => act(() => press(element)),
    rightClick: (element: Element) => act(() => void fireEvent.contextMenu(element)),
    fill: (element: Element, value: string) =>
      act(() => void fireEvent.change(element, { target: { value } })),
    /** Chooses from a list by what it says. */
    select: (list: Element, name: string | RegExp) =>
      act(() => {
        const { value } = within(html(list)).getByRole<HTMLOptionElement>('option', { name, hidden: true });
        fireEvent.change(list, { target: { value } });
      }),
    /** Presses a key where the focus is. */
    key: (key: string) => act(() => pressKey(key)),
    focus: (element: Element) => act(() => html(element).focus()),
    /** Chooses files. */
    upload: (element: Element, ...files: readonly File[]) =>
      act(() => void fireEvent.change(element, { target: { files } })),
    /** Time passes on this page, from one thing that is due to the next. */
    pass: async (millis: number) => {
      const until = Date.now() + millis;
      for (let due = await settled(); due !== null && due <= until; due = await settled())
        vi.advanceTimersByTime(Math.max(0, due - Date.now()));
      vi.advanceTimersByTime(until - Date.now());
      await settled();
    },
    /** Time passes until the next thing that is due is done. */
    passNext: async () => {
      const due = await settled();
      if (due === null) throw new Error('Nothing is due.');
      await act(() => void vi.advanceTimersByTime(Math.max(0, due - Date.now())));
    },
    go: (to: string) => openPage(to, { device, size, now: Date.now() }),
    reload: () =>
      openPage(location.pathname + location.search + location.hash, { device, size, now: Date.now() }),
    path: () => location.pathname,
  };
}

export type Page = Awaited<ReturnType<typeof openPage>>;

function html(element: Element): HTMLElement {
  if (element instanceof HTMLElement) return element;
  throw new Error('That is no element of the page.');
}

function press(element: Element): void {
  fireEvent.pointerDown(element, { pointerType: 'mouse' });
  html(element).focus();
  fireEvent.pointerUp(element, { pointerType: 'mouse' });
  html(element).click();
}

/** With what a browser does when nobody prevents it. */
function pressKey(key: string): void {
  const target = document.activeElement ?? document.body;
  const isFree = fireEvent.keyDown(target, { key });
  if (isFree && key === 'Enter' && target.matches('button, a, summary')) html(target).click();
  if (isFree && key === 'Escape') closeDialog();
  fireEvent.keyUp(target, { key });
}

/** The topmost. */
function closeDialog(): void {
  const dialog = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1);
  if (dialog !== undefined && fireEvent(dialog, new Event('cancel', { cancelable: true }))) dialog.close();
}

/** What a browser has and this DOM has not, and what belongs to the device. */
function surround(device: Device, address: string, size: Size): void {
  window.happyDOM.setViewport(size);
  vi.stubGlobal('matchMedia', mediaFor(size));
  localStorage.clear();
  sessionStorage.clear();
  for (const [name, value] of device.storage) localStorage.setItem(name, value);
  vi.stubGlobal('fetch', device.fetch);
  // As in a home network without a certificate: neither passkeys nor notices.
  vi.stubGlobal('isSecureContext', false);
  vi.stubGlobal('Worker', function start(_address: URL, options: { readonly name?: string } | undefined) {
    return device.startWorker(options);
  });
  vi.doMock('../../../src/host/games-database.ts', () => ({
    hasGames: () => Promise.resolve(device.games.size > 0),
  }));
  URL.createObjectURL = (blob) => {
    if (blob instanceof Blob) void blob.text().then((text) => device.downloads.push(text));
    return 'blob:kept';
  };
  Object.defineProperty(navigator, 'clipboard', {
    value: {
      writeText: (text: string) => {
        device.copied = text;
        return Promise.resolve();
      },
    },
    configurable: true,
  });
  Object.defineProperty(navigator, 'userActivation', {
    value: { hasBeenActive: false },
    configurable: true,
  });
  document.getAnimations = () => [];
  document.title = '';
  history.replaceState(null, '', address);
}

function keepStorage(device: Device): void {
  device.storage.clear();
  for (let at = 0; at < localStorage.length; at += 1) {
    const name = localStorage.key(at);
    if (name !== null) device.storage.set(name, localStorage.getItem(name) ?? '');
  }
}
