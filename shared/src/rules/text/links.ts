/**
 * Endings after a dot that make a word an address: those that people are sent to, and none that stands in a name
 * (`S.A.`, `Ma.de`). Browsers and mail programs make links of them by themselves.
 */
const endings = [
  ...['com', 'net', 'org', 'edu', 'gob', 'gub', 'gov', 'info', 'biz', 'app', 'dev', 'web', 'page', 'site', 'online'],
  ...['shop', 'store', 'tienda', 'club', 'live', 'link', 'click', 'top', 'xyz', 'icu', 'vip', 'win', 'tech', 'fun'],
  ...['uy', 'ar', 'br', 'cl', 'py', 'bo', 'pe', 'mx', 'us', 'uk', 'eu', 'ru', 'cn', 'io', 'ai', 'co', 'tv', 'cc', 'me'],
  ...['ly', 'gl', 'gd', 'ee', 'tk', 'ml', 'ga', 'cf', 'gq', 'ws', 'pw', 'to'],
];
const domain = new RegExp(`[\\p{L}\\p{N}]\\.(?:${endings.join('|')})(?![\\p{L}\\p{N}])`, 'iu');
const spelledOut = /:\/\/|www\.|\.[\p{L}\p{N}]{2,}\//iu;

/**
 * Tells whether a name contains a link or something that programs turn into one: `https://…`, `www.…`, `ejemplo.com`
 * (rule ACC-80).
 */
export function hasLink(name: string): boolean {
  const plain = name.normalize('NFKC').replaceAll('。', '.');
  return spelledOut.test(plain) || domain.test(plain);
}
