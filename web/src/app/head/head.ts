import { useLayoutEffect } from 'react';
import { whenIdle } from '../../lib/device/idle.ts';
import { onServer } from '../../lib/device/on-server.ts';
import { savesData } from '../../lib/device/saving.ts';
import { pageTitle } from '../../lib/navigation/page-title.ts';

/**
 * The tags that the server writes into the head of an address, besides the title. The canonical link is set separately,
 * for each address.
 */
const told = [
  'meta[name="description"], meta[name="robots"], meta[name^="twitter:"], meta[property^="og:"]',
  'link[hreflang], script[type="application/ld+json"]',
].join();

/**
 * The address that the head describes. The server wrote the head of the first address; the stored app's head describes
 * no address.
 */
let headOf = writtenFor();

function writtenFor(): string | null {
  const link = onServer ? null : document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return link && new URL(link.href).pathname + window.location.search;
}

/**
 * Sets the title and the canonical link. It is a layout effect, so that a page's own `usePageTitle` runs after it. It
 * removes the server's tags of another address at once, and adds the tags of this address when the browser is idle.
 */
export function useHead(title: string, canonicalPath: string, search: string): void {
  useLayoutEffect(() => {
    document.title = pageTitle(title);
    const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]') ?? document.createElement('link');
    link.rel = 'canonical';
    link.href = new URL(canonicalPath, window.location.origin).href;
    if (!link.isConnected) document.head.append(link);
  }, [title, canonicalPath]);

  useLayoutEffect(() => {
    const address = canonicalPath + search;
    if (headOf === address) return;
    headOf = address;
    for (const tag of document.head.querySelectorAll(told)) tag.remove();
    if (savesData()) return;
    // describes the address that is shown by then; if the code cannot load, nothing changes
    whenIdle(() => {
      void import('./known-head.ts').then(
        ({ tellKnown }) => tellKnown(window.location),
        () => undefined,
      );
    });
  }, [canonicalPath, search]);
}
