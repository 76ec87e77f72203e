import { useEffect } from 'react';

const product = 'Tero';

export function pageTitle(title: string): string {
  return `${title} | ${product}`;
}

/** Sets the title of a page that depends on its data; the table of screens sets the others. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = pageTitle(title);
  }, [title]);
}
