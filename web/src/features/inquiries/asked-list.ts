import { address } from '@tero/shared/rules/text/address';
import { ownPath } from '../../lib/navigation/own-path.ts';
import { changed } from '../../lib/navigation/use-address.ts';
import type { SearchedFor } from '../saved-searches/same-search.ts';

/** The list from which a pedido was begun, and where to look for more (rule ASK-23). */
export interface AskedList {
  /** as it was, its place included */
  back: string;
  /** the same in a wider place, the nearest first */
  wider: readonly { to: string; label: string }[];
  /** what can be saved of it; null where nothing was searched for */
  sought: SearchedFor | null;
}

const listed = /^(\/servicios(?:\/categoria\/[^/]+)?)(?:\/([^/]+))?(?:\/([^/]+))?$/;

/** Reads the list from the form's address; null for a form without a list, such as a form that goes on with a draft. */
export function askedList(search: URLSearchParams): AskedList | null {
  const back = ownPath(search.get('desde')) ?? rebuilt(search);
  if (!back) return null;
  const { pathname, searchParams } = new URL(back, 'https://tero.example');
  const [, list, department, neighborhood] = listed.exec(pathname) ?? [];
  if (!list) return { back, wider: [], sought: null };
  const q = searchParams.get('q')?.trim() || null;
  const area = searchParams.get('coverageArea') || null;
  const to = (path: string, coverageArea: string | null) => {
    const query = changed(searchParams, { coverageArea, page: null }).toString();
    return path + (query && `?${query}`);
  };
  const [, within] = area?.split(', ') ?? [];
  const around = within
    ? [{ to: to(list, within), label: `Buscar en todo ${within}` }]
    : neighborhood
      ? [{ to: to(`${list}/${department}`, null), label: 'Buscar en todo el departamento' }]
      : [];
  const everywhere = area || department ? [{ to: to(list, null), label: 'Buscar en todo el país' }] : [];
  return { back, wider: [...around, ...everywhere], sought: q ? { q, category: null, coverageArea: area } : null };
}

/** The search of a form whose address does not say from where it was opened. */
function rebuilt(search: URLSearchParams): string | null {
  const [what, place] = [search.get('que')?.trim(), search.get('donde')?.trim()];
  if (!what) return null;
  return address`/servicios?q=${what}` + (place ? address`&coverageArea=${place}` : '');
}
