import { address } from '@tero/shared/rules/text/address';
/** Returns the canonical address of a post (rule NAV-5). */
export function postPath(id: number): string {
  return address`/publicacion/post/${id}`;
}
