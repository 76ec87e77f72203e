import { useEffect } from 'react';

const product = 'Tero';

export function pageTitle(title: string): string {
  return `${title} | ${product}`;
}

/** Sets a title that depends on the page's data; the table of screens sets the other titles. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = pageTitle(title);
  }, [title]);
}
