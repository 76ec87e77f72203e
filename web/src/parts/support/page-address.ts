const secrets = ['token', 'code', 'state'];
const longest = 500;

/** Where a message was written, without what opens doors: links from mails carry tokens. */
export function pageAddress({ pathname, search }: { pathname: string; search: string }): string {
  const query = new URLSearchParams(search);
  for (const name of secrets) query.delete(name);
  const path = pathname.replace(/^(\/reset-password)\/.*/, '$1');
  return (query.size > 0 ? `${path}?${query}` : path).slice(0, longest);
}
