import { useEffect } from 'react';

export const product = 'Tero';

export function pageTitle(title: string): string {
  return title && title !== product ? `${title} | ${product}` : product;
}

/** For pages whose title depends on what they show; the table of screens sets the others. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = pageTitle(title);
  }, [title]);
}
