const secrets = ['token', 'code', 'state'];
const longest = 500;

/** Returns the address where a support message was written, without secrets: links from mails contain tokens. */
export function pageAddress({ pathname, search }: { pathname: string; search: string }): string {
  const query = new URLSearchParams(search);
  for (const name of secrets) query.delete(name);
  const path = pathname.replace(/^(\/reset-password|\/unsubscribe)\/.*/, '$1');
  return (query.size > 0 ? `${path}?${query}` : path).slice(0, longest);
}
