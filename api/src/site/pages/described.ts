import { excerpt } from '@tero/shared/rules/text/text';

/** So much of a description search engines and previews of links show. */
const longest = 160;

/** The description of a page from what is there: no longer than it is shown. */
export function described(text: string): string {
  return excerpt(text, longest);
}
