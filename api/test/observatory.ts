/** The headers of a response over https, by name in lower case. */
type Headers = Record<string, unknown>;

const broad = ['*', 'http:', 'https:', 'ftp:'];

/**
 * Returns the score of headers by the rules of MDN's HTTP Observatory (github.com/mdn/mdn-http-observatory at 94042bb,
 * the table of `src/grader/charts.js`). It assumes that the site uses https, sets no cookies, loads scripts only from
 * its own origin and redirects to https. As there, bonuses count only if the score is at least 90.
 */
export function observatoryScore(headers: Headers): { score: number; parts: Record<string, number> } {
  const parts = {
    policy: policyPoints(headers),
    frames: framePoints(headers),
    transport: transportPoints(headers),
    referrer: referrerPoints(headers),
    sniffing: is(headers, 'x-content-type-options', 'nosniff') ? 0 : -5,
    sharing: is(headers, 'access-control-allow-credentials', 'true') ? -50 : 0,
    resources: isolationPoints(headers, 'cross-origin-resource-policy', ['same-origin', 'same-site'], ['cross-origin']),
    opener: isolationPoints(
      headers,
      'cross-origin-opener-policy',
      ['same-origin', 'same-origin-allow-popups', 'noopener-allow-popups'],
      ['unsafe-none'],
    ),
    embedder: isolationPoints(
      headers,
      'cross-origin-embedder-policy',
      ['require-corp', 'credentialless'],
      ['unsafe-none'],
    ),
    cookies: headers['set-cookie'] === undefined ? 0 : -20,
  };
  const points = Object.values(parts);
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 100);
  const withoutBonuses = sum(points.filter((value) => value < 0));
  return { score: withoutBonuses >= 90 ? sum(points) : withoutBonuses, parts };
}

const textOf = (headers: Headers, name: string) => String(headers[name] ?? '').toLowerCase();
const is = (headers: Headers, name: string, value: string) => textOf(headers, name) === value;

function directivesOf(headers: Headers): Map<string, string[]> {
  const lines = textOf(headers, 'content-security-policy').split(';').filter(Boolean);
  return new Map(
    lines.map((line) => {
      const [name = '', ...sources] = line.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}

function policyPoints(headers: Headers): number {
  const directives = directivesOf(headers);
  if (directives.size === 0) return -25;
  const of = (name: string) => directives.get(name) ?? directives.get('default-src') ?? ['*'];
  const [scripts, objects, styles] = [of('script-src'), of('object-src'), of('style-src')];
  const isUnsafe = (source: string) => [...broad, "'unsafe-inline'", 'data:'].includes(source);
  if (scripts.some(isUnsafe) || objects.some((source) => broad.includes(source))) return -20;
  if ([...directives.values()].flat().some((source) => /^(http|ftp):/.test(source))) return -20;
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return -10;
  if (styles.some(isUnsafe)) return 0;
  return directives.get('default-src')?.join() === "'none'" ? 10 : 5;
}

function framePoints(headers: Headers): number {
  if (directivesOf(headers).has('frame-ancestors')) return 5;
  return ['deny', 'sameorigin'].includes(textOf(headers, 'x-frame-options')) ? 0 : -20;
}

function transportPoints(headers: Headers): number {
  const age = /^max-age=(\d+)/.exec(textOf(headers, 'strict-transport-security'))?.[1];
  if (age === undefined) return -20;
  return Number(age) < 15_552_000 ? -10 : 0;
}

function referrerPoints(headers: Headers): number {
  const policy = textOf(headers, 'referrer-policy');
  if (!policy) return 0;
  return ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'].includes(policy) ? 5 : -5;
}

function isolationPoints(headers: Headers, name: string, strict: string[], open: string[]): number {
  const policy = textOf(headers, name);
  if (strict.includes(policy)) return 10;
  return policy === '' || open.includes(policy) ? 0 : -5;
}
