/** Returns whether a path belongs to the administrators' panel, which has its own frame (rule NAV-115). */
export function isPanel(pathname: string): boolean {
  return pathname === '/admin' || pathname.startsWith('/admin/');
}
