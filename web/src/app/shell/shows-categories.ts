/** Returns whether an address is the list of services or a category, not a search or a single service. */
export function showsCategories({ pathname, search }: { pathname: string; search: string }): boolean {
  if (pathname.startsWith('/servicios/categoria/')) return true;
  return pathname === '/servicios' && !new URLSearchParams(search).get('q');
}
