/** Returns whether a screen lists services by filters: all services, a search, or a category. */
export function isList(pathname: string): boolean {
  return pathname === '/servicios' || pathname.startsWith('/servicios/categoria/');
}
