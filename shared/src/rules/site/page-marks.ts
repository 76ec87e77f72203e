/** The element of a drawn page that holds the tokens of its visitor, by their marks; the server writes it last. */
export const tokensId = 'tero-page-tokens';

const marked = /"page_token":"((?:service|provider|post):\d+)"/g;

/** What stands in the data of a view where each visitor has a token of their own: a view is everybody's. */
export function markOf(of: string, id: number | string): string {
  return `${of}:${id}`;
}

/** Returns the marks in a text of JSON, each once. Quotes in what people wrote are escaped there, so none is made up. */
export function marksIn(text: string): string[] {
  // most texts have none, and are long
  if (!text.includes('"page_token"')) return [];
  return [...new Set([...text.matchAll(marked)].map(([, mark = '']) => mark))];
}

/** Returns the JSON with the tokens in place of their marks. */
export function withTokens(text: string, tokens: Readonly<Record<string, string>>): string {
  return text.replaceAll(marked, (_all, mark: string) => `"page_token":${JSON.stringify(tokens[mark] ?? '')}`);
}
