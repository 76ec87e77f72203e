/** The canonical address of a post (decisions, routes). */
export function postPath(id: number): string {
  return `/publicacion/post/${id}`;
}
