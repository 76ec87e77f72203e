import { isFilter } from '@tero/shared/rules/site/filters';
import { findPage, unknownPage } from '@tero/shared/rules/site/pages';

/**
 * Writes the tags into the head that the server writes for an address without a lookup: the description of a page that
 * has its own, and whether search engines may index it (rule FOUND-4).
 */
export function tellKnown({ pathname, search }: Pick<Location, 'pathname' | 'search'>): void {
  const page = findPage(decoded(pathname))?.page ?? unknownPage;
  if (!page.path.includes(':')) write('description', page.description);
  if (!page.open || isFilter(new URLSearchParams(search).keys())) write('robots', 'noindex');
}

function write(name: string, content: string): void {
  const tag = document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`) ?? document.createElement('meta');
  Object.assign(tag, { name, content });
  if (!tag.isConnected) document.head.append(tag);
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
