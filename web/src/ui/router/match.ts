/** The values of an address, by the names that its pattern gives them; decoded. */
export type Params = Readonly<Record<string, string | undefined>>;

/** Returns the values of a path that fits a pattern such as `/servicios/:id`, null when it does not. */
export function matchPath(pattern: string, pathname: string): Params | null {
  const wanted = partsOf(pattern);
  const given = partsOf(pathname);
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [at, part] of wanted.entries()) {
    const value = decoded(given[at] ?? '');
    if (part.startsWith(':')) params[part.slice(1)] = value;
    else if (part.toLowerCase() !== value.toLowerCase()) return null;
  }
  return params;
}

/** Finds the one whose pattern fits a path best: the one with the fewest variables, and of those the first. */
export function findMatch<Entry extends { path: string }>(
  entries: readonly Entry[],
  pathname: string,
): { entry: Entry; params: Params } | null {
  let best: { entry: Entry; params: Params; variables: number } | null = null;
  for (const entry of entries) {
    const params = matchPath(entry.path, pathname);
    const variables = params ? Object.keys(params).length : 0;
    if (params && (!best || variables < best.variables)) best = { entry, params, variables };
  }
  return best;
}

/** However it is written: doubled slashes, and one at the end, are none. */
function partsOf(path: string): string[] {
  return path.split('/').filter(Boolean);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    // a percent sign that is one
    return part;
  }
}
