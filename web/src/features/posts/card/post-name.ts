import { excerpt } from '@tero/shared/rules/text/text';

const longest = 60;

/** What a post is called where only its name stands, as in Pendientes: the beginning of its first line. */
export function postName(title: string): string {
  return excerpt(title, longest);
}
