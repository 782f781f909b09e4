/**
 * Keeps the whole game in the browser's cache, so that it opens without a network. A build has a version of its own: a
 * new one is fetched beside the old and waits until the page asks it to take over.
 */

/** Put before this file by the build (tools/precache.ts). */
declare const PRECACHE: { readonly version: string; readonly files: readonly string[] };
declare const self: ServiceWorkerGlobalScope;

const PREFIX = 'smashup-';
const CACHE = `${PREFIX}${PRECACHE.version}`;

async function fetchAll(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll(PRECACHE.files.map((file) => new Request(file, { cache: 'no-cache' })));
}

async function dropOldVersions(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(PREFIX) && name !== CACHE).map((name) => caches.delete(name)),
  );
  await self.clients.claim();
}

/** An address goes by its first part to a page of the game (tools/pages.ts). */
function pageAt({ pathname }: URL): string {
  const page = `/pages/${pathname.split('/')[1]}.html`;
  return PRECACHE.files.includes(page) ? page : '/index.html';
}

async function respond(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request.mode === 'navigate' ? pageAt(new URL(request.url)) : request);
  return kept ?? fetch(request);
}

self.addEventListener('install', (event) => event.waitUntil(fetchAll()));
self.addEventListener('activate', (event) => event.waitUntil(dropOldVersions()));
self.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  const { origin, pathname } = new URL(url);
  // What the server itself answers is never a page of the game, also when it is opened as one (a download).
  const ours = origin === self.location.origin && !pathname.startsWith('/api/');
  if (method === 'GET' && ours) event.respondWith(respond(event.request));
});
/** What the server sends (packages/server/src/notices). */
interface PushMessage {
  readonly kind: 'turn' | 'over';
  readonly table: string;
  readonly title: string;
  readonly body: string;
}

function isMessage(value: unknown): value is PushMessage {
  return typeof value === 'object' && value !== null && 'table' in value && 'title' in value;
}

/**
 * One notice for each table. Every push has to show something, or browsers revoke the permission: that a turn was
 * played silently replaces the notice, and is closed at once.
 */
async function tell({ kind, table, title, body }: PushMessage): Promise<void> {
  const isOver = kind === 'over';
  const { registration } = self;
  await registration.showNotification(title, {
    body,
    tag: table,
    icon: '/icon.svg',
    silent: isOver,
  });
  if (!isOver) return;
  for (const notice of await registration.getNotifications({ tag: table })) notice.close();
}

/** To the table, in a page that is open already if there is one. */
async function goTo(table: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const at = pages.find(({ url }) => new URL(url).pathname === `/t/${table}`);
  if (at === undefined) await self.clients.openWindow(`/t/${table}`);
  else await at.focus();
}

self.addEventListener('push', (event) => {
  const message: unknown = event.data?.json();
  if (isMessage(message)) event.waitUntil(tell(message));
});
self.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  event.waitUntil(goTo(notification.tag));
});
self.addEventListener('message', (event) => {
  if (event.data === 'take over') event.waitUntil(self.skipWaiting());
});
