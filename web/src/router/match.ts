/** The values in a path, by the names that the pattern gives them. */
export type Params = Readonly<Record<string, string | undefined>>;

/**
 * Returns the values that a path has where a pattern (`/servicios/:id`) has names, or null where it is another path. How
 * its letters are written and slashes at its end make no difference.
 */
export function matchPath(pattern: string, pathname: string): Params | null {
  const wanted = partsOf(pattern);
  const given = partsOf(pathname);
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [at, part] of wanted.entries()) {
    const value = decoded(given[at] ?? '');
    if (part.startsWith(':') && value) params[part.slice(1)] = value;
    else if (part.toLowerCase() !== value.toLowerCase()) return null;
  }
  return params;
}

/** Returns the entry whose path fits best: one with fewer names wins over one with more. */
export function bestMatch<Entry extends { path: string }>(
  entries: readonly Entry[],
  pathname: string,
): { entry: Entry; params: Params } | null {
  const found = entries.flatMap((entry) => {
    const params = matchPath(entry.path, pathname);
    return params ? [{ entry, params }] : [];
  });
  const names = ({ params }: { params: Params }) => Object.keys(params).length;
  return found.toSorted((a, b) => names(a) - names(b))[0] ?? null;
}

function partsOf(path: string): string[] {
  return path.replace(/^\/|\/+$/g, '').split('/');
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    // an address that somebody cut: it is what it is
    return part;
  }
}
