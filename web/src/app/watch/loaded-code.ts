/**
 * Tells the service worker which code a page loaded before the worker controlled it, so that the screens of the first
 * visit work offline. The worker fetches the missing files from the browser's cache.
 */
export function handOverLoadedCode(): void {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers || workers.controller) return;
  workers.addEventListener(
    'controllerchange',
    () => {
      const code = performance.getEntriesByType('resource').map(({ name }) => name);
      const urlsToCache = code.filter((address) => address.startsWith(`${window.location.origin}/assets/`));
      // workbox-routing fetches them by its routes
      workers.controller?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
    },
    { once: true },
  );
}
