/** The element of a drawn page that holds the tokens of its visitor, by their marks; the server writes it last. */
export const tokensId = 'tero-page-tokens';

const marked = /"page_token":"((?:service|provider|post):\d+)"/g;

/** What stands in the data of a view where each visitor has a token of their own: a view is everybody's. */
export function markOf(of: string, id: number | string): string {
  return `${of}:${id}`;
}

/** The token of a page in a text, and where it stands; `mark` is null where it is somebody's own already. */
interface Token {
  mark: string | null;
  at: number;
}

const field = '"page_token":"';
const markHere = /((?:service|provider|post):\d+)"/y;

/** Returns the tokens in a text of JSON. Quotes in what people wrote are escaped there, so none is made up. */
export function tokensIn(text: string): Token[] {
  const found: Token[] = [];
  // most texts have none, and are long: a pattern takes longer to look for
  for (let at = text.indexOf(field); at >= 0; at = text.indexOf(field, at + field.length)) {
    markHere.lastIndex = at + field.length;
    found.push({ mark: markHere.exec(text)?.[1] ?? null, at });
  }
  return found;
}

/** Returns the marks among tokens, each once. */
export function marksAmong(tokens: readonly Token[]): string[] {
  return [...new Set(tokens.flatMap(({ mark }) => mark ?? []))];
}

/** Returns the JSON with the tokens in place of their marks. */
export function withTokens(text: string, tokens: Readonly<Record<string, string>>): string {
  return text.replaceAll(marked, (_all, mark: string) => `"page_token":${JSON.stringify(tokens[mark] ?? '')}`);
}

/** Splits a JSON whose tokens are put in often: texts, and marks between them. */
export function partsAtMarks(text: string): readonly string[] {
  return text.split(marked);
}

/** Returns the same JSON as `withTokens`, of its parts. */
export function joinedParts(parts: readonly string[], tokens: Readonly<Record<string, string>>): string {
  let joined = '';
  for (let at = 0; at < parts.length; at += 2) {
    if (at > 0) joined += `"page_token":${JSON.stringify(tokens[parts[at - 1] as string] ?? '')}`;
    joined += parts[at] as string;
  }
  return joined;
}
