// Keeps the shell: all built files from the first visit on, the page itself for when there is no network. Never anything
// of /api. The build puts the list of files in the place of FILES; another build is another cache.
const FILES = self.FILES;
const CACHE = `atoll-${FILES.version}`;
const KEPT = new Set(FILES.paths);

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(['/', ...KEPT])));
});

// a newer one takes over when the last page of the older is closed, so that no page loses its files under way
self.addEventListener('activate', (event) => {
  const old = (names) => names.filter((name) => name.startsWith('atoll-') && name !== CACHE);
  event.waitUntil(caches.keys().then((names) => Promise.all(old(names).map((name) => caches.delete(name)))));
  self.clients.claim();
});

const kept = async (request) => (await (await caches.open(CACHE)).match(request)) ?? fetch(request);

/** The newest page there is; without a network the one that belongs to the kept files. */
const page = (request) => fetch(request).catch(() => kept('/'));

self.addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url);
  if (event.request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return;
  if (KEPT.has(pathname)) event.respondWith(kept(event.request));
  else if (event.request.mode === 'navigate') event.respondWith(page(event.request));
});

// a message of the server's for whoever is not at a table: game, table, whose turn; shown, and a tap leads there
self.addEventListener('push', (event) => {
  const { title = 'Atoll', body = '', url = '/' } = event.data?.json() ?? {};
  event.waitUntil(self.registration.showNotification(title, { body, tag: url, renotify: true, data: url, icon: '/icon-192.png' }));
});

/** A window that is there already, else a new one; only pages of ours. */
const show = async (path) => {
  const open = (await self.clients.matchAll({ type: 'window', includeUncontrolled: true })).find((one) => new URL(one.url).pathname === path);
  return open ? open.focus() : self.clients.openWindow(path);
};

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(new URL(event.notification.data ?? '/', location.origin).pathname));
});
