/** Tells whether a path is of the administrators' panel, which has a frame of its own (rule NAV-115). */
export function isPanel(pathname: string): boolean {
  return pathname === '/admin' || pathname.startsWith('/admin/');
}
