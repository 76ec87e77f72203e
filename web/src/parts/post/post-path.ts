/** Returns the canonical address of a post (rule NAV-5). */
export function postPath(id: number): string {
  return `/publicacion/post/${id}`;
}
