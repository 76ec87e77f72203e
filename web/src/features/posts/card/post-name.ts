import { excerpt } from '@tero/shared/rules/text/text';

const longest = 60;

/** Returns a post's name for places that show only a name, as Pendientes: the beginning of its first line. */
export function postName(title: string): string {
  return excerpt(title, longest);
}
