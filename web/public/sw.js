// Keeps the shell: hashed files for good, the page itself for when there is no network. Never anything of /api.
const CACHE = 'atoll-shell-1';

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.add('/')));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  const old = (names) => names.filter((name) => name.startsWith('atoll-') && name !== CACHE);
  event.waitUntil(caches.keys().then((names) => Promise.all(old(names).map((name) => caches.delete(name)))));
  self.clients.claim();
});

async function hashed(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok) (await caches.open(CACHE)).put(request, fresh.clone());
  return fresh;
}

async function page(request) {
  try {
    const fresh = await fetch(request);
    if (fresh.ok) (await caches.open(CACHE)).put('/', fresh.clone());
    return fresh;
  } catch (problem) {
    const kept = await caches.match('/');
    if (kept) return kept;
    throw problem;
  }
}

self.addEventListener('fetch', (event) => {
  const address = new URL(event.request.url);
  if (event.request.method !== 'GET' || address.origin !== location.origin || address.pathname.startsWith('/api/')) return;
  if (address.pathname.startsWith('/assets/')) event.respondWith(hashed(event.request));
  else if (event.request.mode === 'navigate') event.respondWith(page(event.request));
});
