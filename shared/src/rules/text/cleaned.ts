/** Depth to which data is read: more than any body of the contract has. */
const deepest = 8;

/**
 * Characters to which a text is read: more than any field of the contract takes, whose schema refuses what is left of a
 * longer one. Some of what a schema does with a text it does before it looks at the length.
 */
const longestText = 16 * 1024;
/** The same for lists: each item that is none is told of. */
const longestList = 1000;

/**
 * Characters that people do not type: Postgres cannot store NUL, direction marks make a text read as another one, and
 * zero-width characters can make a title that looks empty. Joiners are allowed because emoji need them.
 */
const controls = /(?![\t\n\r])\p{Cc}|[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]|\p{Cs}/gu;

/**
 * Fields that the language itself, or zod, reads of any object: as text, as a number, as a list (zod compares the
 * `length` of what should be a text). No field of the contract has such a name.
 */
const ofTheLanguage = new Set([
  'toString',
  'toLocaleString',
  'valueOf',
  'toJSON',
  'then',
  'length',
  'size',
  'constructor',
  'prototype',
  '__proto__',
]);

/**
 * Returns what a stranger sent without what it could do to its readers: control characters in texts (tabs and line
 * breaks stay), fields of the language, the ends of texts and lists that are longer than any field, and whatever is nested
 * deeper than the contract goes, which becomes null.
 */
export function cleaned(data: unknown, depth = 0): unknown {
  if (typeof data === 'string') return data.slice(0, longestText).replace(controls, '');
  if (typeof data !== 'object' || data === null) return data;
  if (depth > deepest) return null;
  const clean = (value: unknown) => cleaned(value, depth + 1);
  if (Array.isArray(data)) return data.slice(0, longestList).map(clean);
  const fields = Object.entries(data).filter(([name]) => !ofTheLanguage.has(name));
  return Object.fromEntries(fields.map(([name, value]) => [name, clean(value)]));
}
