/** Depth to which data is cleaned: more than any body of the contract has. */
const deepest = 8;

/**
 * Characters that people do not type: Postgres cannot store NUL, direction marks make a text read as another one, and
 * zero-width characters can make a title that looks empty. Joiners are allowed because emoji need them.
 */
const controls = /(?![\t\n\r])\p{Cc}|[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]|\p{Cs}/gu;

/** Returns the same data without control characters in its texts; tabs and line breaks stay. */
export function withoutControls(data: unknown, depth = 0): unknown {
  if (typeof data === 'string') return data.replace(controls, '');
  if (typeof data !== 'object' || data === null || depth > deepest) return data;
  const clean = (value: unknown) => withoutControls(value, depth + 1);
  if (Array.isArray(data)) return data.map(clean);
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, clean(value)]));
}
