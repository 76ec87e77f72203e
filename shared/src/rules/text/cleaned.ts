/** Depth to which data is read: more than any body of the contract has. */
const deepest = 8;

/**
 * The most characters to keep of a text: more than any field of the contract takes, so its schema refuses the rest.
 * Schemas do some work before they check the length.
 */
const longestText = 16 * 1024;
/** The most items to keep of a list: the schema reports each wrong item. */
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
 * Returns a stranger's input without harmful parts. It removes control characters from texts (tabs and line breaks
 * stay) and fields of the language. It cuts texts and lists that exceed any field, and turns whatever is nested deeper
 * than the contract into null.
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
