/** The domains where people in Uruguay have their mail. */
const common = [
  ...['gmail.com', 'hotmail.com', 'outlook.com', 'yahoo.com', 'icloud.com', 'live.com', 'msn.com', 'protonmail.com'],
  ...['adinet.com.uy', 'vera.com.uy', 'montevideo.com.uy'],
];
/** Others that are real, one slip away from a common one. */
const real = new Set([
  'mail.com',
  'email.com',
  'ymail.com',
  'googlemail.com',
  'rocketmail.com',
  'yahoo.com.uy',
  ...common,
]);
/** Hosts of the same services in other countries: `hotmail.es`, `yahoo.com.ar`. */
const abroad = /^(?:hotmail|outlook|yahoo|live|msn)\.(?:com?\.)?(?!co$|cm$|om$|uy$)[a-z]{2}$/;
/** Ends of any domain that are none, and what they stand for. */
const endings: [RegExp, string][] = [
  [/\.(?:con|comm|cmo|ocm|vom|xom|cpm|c0m)$/, '.com'],
  [/\.com\.(?:u|y|yu|uu|iy)$/, '.com.uy'],
];

/**
 * Returns the address that was probably meant: `ana@gmail.com` for `ana@gmial.com`; null where nothing seems mistyped.
 * A suggestion only, because domains that look mistyped may be real (rule ACC-89).
 */
export function correctedEmail(typed: string): string | null {
  const [name, given, ...more] = typed.trim().split('@');
  if (!name || !given || more.length > 0) return null;
  const domain = given.toLowerCase();
  const meant = isReal(domain) ? domain : corrected(domain);
  return meant === domain ? null : `${name}@${meant}`;
}

const isReal = (domain: string) => real.has(domain) || abroad.test(domain);

function corrected(domain: string): string {
  const slip = endings.find(([ending]) => ending.test(domain));
  const ended = slip ? domain.replace(...slip) : domain;
  if (isReal(ended)) return ended;
  return common.find((one) => isCut(ended, one) || slipsBetween(ended, one) <= allowedSlips(one)) ?? ended;
}

/**
 * Tells whether one domain is the other with an ending missing or added: `adinet.com` for `adinet.com.uy`,
 * `gmail.com.uy` for `gmail.com`.
 */
function isCut(domain: string, one: string): boolean {
  return (hostOf(domain) === hostOf(one) && one.startsWith(domain)) || domain === `${one}.uy`;
}

/** Short names have neighbours that are somebody else's: `pera.com.uy`, `love.com`. */
function allowedSlips(domain: string): number {
  const { length } = hostOf(domain);
  if (length < 5) return 0;
  return length < 7 ? 1 : 2;
}

const hostOf = (domain: string) => domain.split('.', 1)[0] ?? '';

/**
 * Returns the number of letters that are missing, too many, wrong or swapped with the next letter: optimal string
 * alignment distance.
 */
function slipsBetween(a: string, b: string): number {
  let [before, last]: number[][] = [[], Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      const ways = [at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + cost];
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) ways.push(at(before, j - 2) + 1);
      row.push(Math.min(...ways));
    }
    [before, last] = [last, row];
  }
  return at(last, b.length);
}

const at = (row: number[] | undefined, index: number) => row?.[index] ?? 0;
