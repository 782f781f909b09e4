import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { postPush } from './http.ts';

interface Wish {
  /** This browser wants notices. */
  readonly isWanted: boolean;
}

/** Kept in the browser: subscriptions vanish without a word, and are then made anew. */
export const usePushWish = create<Wish>()(
  persist((): Wish => ({ isWanted: false }), { name: 'smashup-pushes', version: 1 }),
);

/** Can this browser, at this address, show notices? */
export function canPush(): boolean {
  return (
    isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  );
}

/** The server's public key; null: it sends no notices. */
export async function readPushKey(): Promise<string | null> {
  return (await postPush({ push: 'key' })).pushKey ?? null;
}

async function current(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Asks the person; false: they do not want to. Only from a click. */
export async function startPushes(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  usePushWish.setState({ isWanted: true });
  await subscribe();
  return true;
}

async function subscribe(): Promise<void> {
  const key = await readPushKey();
  if (key === null) return;
  const registration = await navigator.serviceWorker.ready;
  const known = await registration.pushManager.getSubscription();
  const isStale = known !== null && keyOf(known) !== key;
  if (isStale) await known.unsubscribe();
  const subscription =
    known === null || isStale
      ? await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
      : known;
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  if (endpoint === undefined || p256dh === undefined || auth === undefined) return;
  await postPush({ push: 'on', endpoint, p256dh, auth });
}

/** The server's key that a subscription was made for. */
function keyOf({ options: { applicationServerKey } }: PushSubscription): string {
  const bytes = new Uint8Array(applicationServerKey ?? new ArrayBuffer(0));
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** At every start of the page: the server knows the subscription that there is now. */
export async function renewPushes(): Promise<void> {
  if (!usePushWish.getState().isWanted || !canPush() || Notification.permission !== 'granted') return;
  await subscribe();
}

export async function stopPushes(): Promise<void> {
  if (!usePushWish.getState().isWanted) return;
  usePushWish.setState({ isWanted: false });
  if (!canPush()) return;
  const subscription = await current();
  if (subscription === null) return;
  await postPush({ push: 'off', endpoint: subscription.endpoint });
  await subscription.unsubscribe();
}
