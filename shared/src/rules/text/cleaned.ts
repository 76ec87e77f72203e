import { withoutUnseen } from './written.ts';

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
 * Returns a stranger's input without harmful parts, for the API and for forms before they are sent. It removes control
 * characters from texts (tabs and line breaks stay) and fields of the language; files and dates stay as they are. It
 * cuts texts and lists that exceed any field, and turns whatever is nested deeper than the contract into null.
 */
export function cleaned(data: unknown, depth = 0): unknown {
  if (typeof data === 'string') return withoutUnseen(data.slice(0, longestText));
  if (typeof data !== 'object' || data === null) return data;
  if (depth > deepest) return null;
  const clean = (value: unknown) => cleaned(value, depth + 1);
  if (Array.isArray(data)) return data.slice(0, longestList).map(clean);
  if (!isPlain(data)) return data;
  const fields = Object.entries(data).filter(([name]) => !ofTheLanguage.has(name));
  return Object.fromEntries(fields.map(([name, value]) => [name, clean(value)]));
}

/** Tells whether an object is a plain object of JSON, a query or a form, and not a file or a date. */
function isPlain(data: object): boolean {
  const kind: unknown = Object.getPrototypeOf(data);
  return kind === null || Object.getPrototypeOf(kind) === null;
}
