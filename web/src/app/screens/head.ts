import { useLayoutEffect } from 'react';
import { pageTitle } from '../../lib/navigation/page-title.ts';

/**
 * A layout effect, so that a page's own `usePageTitle` comes after it. The canonical link may already be in the
 * page that the server has sent.
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
