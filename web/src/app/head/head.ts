import { useLayoutEffect } from 'react';
import { pageTitle } from '../../lib/navigation/page-title.ts';

/**
 * Sets the title and the canonical link. A layout effect, so that a page's own `usePageTitle` comes after it. The
 * server may already have put the canonical link into the page.
 */
export function useHead(title: string, canonicalPath: string): void {
  useLayoutEffect(() => {
    document.title = pageTitle(title);
    const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]') ?? document.createElement('link');
    link.rel = 'canonical';
    link.href = new URL(canonicalPath, window.location.origin).href;
    if (!link.isConnected) document.head.append(link);
  }, [title, canonicalPath]);
}
