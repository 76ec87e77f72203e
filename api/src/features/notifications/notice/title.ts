import { excerpt } from '@tero/shared/rules/text/text';

/** Letters of a push's title that every phone shows. */
const titleLength = 40;

/** Returns a title with a name that people chose, of which only as much is in it as fits. */
export function titleWith(name: string, write: (name: string) => string): string {
  const room = titleLength - write('').length;
  return write(excerpt(name, room));
}
