import { excerpt } from '@tero/shared/rules/text/text';

/** The number of letters of a description that search engines and link previews show. */
const longest = 160;

/** Returns the description of a page from its text, cut to the length that is shown. */
export function described(text: string): string {
  return excerpt(text, longest);
}
