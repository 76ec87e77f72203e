// Served in place of /sw.js with WORKER_OFF=1: takes a bad service worker back (docs/operations.md). Deletes the files
// that it stored, and loads anew the pages that it served; drafts, the outbox and cached responses stay.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(retire()));

async function retire() {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  // only pages that a worker has served: one that begins without a worker would load without end
  const pages = await self.clients.matchAll({ type: 'window' });
  await self.registration.unregister();
  for (const page of pages) await page.navigate(page.url).catch(() => undefined);
}
