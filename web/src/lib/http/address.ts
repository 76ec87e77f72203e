type Values = Readonly<Record<string, unknown>>;

/** Fills `params` into a path of the contract, such as `/api/posts/:id`. */
export function pathOf(path: string, params: Values = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

/** Returns the path with its query string, without undefined, null and empty values; lists are comma-separated. */
export function addressOf(path: string, { params, query = {} }: { params?: Values; query?: Values }): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    const text = Array.isArray(value) ? value.join(',') : String(value ?? '');
    if (text) search.set(name, text);
  }
  return pathOf(path, params) + (search.size > 0 ? `?${search}` : '');
}
