import { z } from 'zod';
import { pesosOf } from '../rules/money/typed-pesos.ts';
import { cleaned } from '../rules/text/cleaned.ts';

/**
 * Readers of unchecked input, the only place that converts it. They check the type first and never call the input:
 * `Number(x)`, `String(x)` and text templates would run the object's own `toString`. A reader returns other input
 * unchanged, for the schema to refuse with its own message.
 */

/** Returns the number that a text states, as forms and queries send it. Returns anything else unchanged. */
function numberOf(given: unknown): unknown {
  return typeof given === 'string' ? Number(given) : given;
}

function isBlank(given: unknown): boolean {
  return given === undefined || given === null || given === '';
}

/** Accepts a number or the text of a number, if `schema` accepts the number. */
export function numeric<S extends z.ZodType>(schema: S) {
  return z.preprocess(numberOf, schema);
}

/** Returns the pesos that a text states as people write them. Returns anything else unchanged. */
function amountOf(given: unknown): unknown {
  return typeof given === 'string' ? (pesosOf(given) ?? given) : given;
}

/** Accepts an amount of pesos: a number, or the text that a person typed (rule MONEY-85). */
export function amount<S extends z.ZodType>(schema: S) {
  return z.preprocess(amountOf, schema);
}

/** Like `amount`, but 0, an empty text and null all become null. */
export function amountOrNone<S extends z.ZodType>(schema: S) {
  return z.preprocess((given) => {
    const pesos = amountOf(given);
    return isBlank(pesos) || pesos === 0 ? null : pesos;
  }, schema);
}

/** Counts an empty text as missing; with `orNull` null too. */
export function blankAsMissing<S extends z.ZodType>(schema: S, { orNull = false } = {}) {
  return z.preprocess((given) => (given === '' || (orNull && given === null) ? undefined : given), schema);
}

/** Takes an empty text for null, else as `schema` says. */
export function blankAsNull<S extends z.ZodType>(schema: S) {
  return z.preprocess((given) => (given === '' ? null : given), schema.nullable());
}

/** Accepts the values of `schema`, and the other names that clients use for them. */
export function synonyms<S extends z.ZodType>(names: ReadonlyMap<unknown, string>, schema: S) {
  return z.preprocess((given) => names.get(given) ?? given, schema);
}

/** The most items into which a text is split: more than any list of the contract takes. */
const mostItems = 1000;

/** Accepts a list as clients send it: a list, JSON text, comma text or a single item (rule SVC-8). */
export function listOf<S extends z.ZodType>(item: S) {
  return z.preprocess((given) => {
    if (Array.isArray(given)) return given;
    if (isBlank(given)) return [];
    if (typeof given !== 'string') return [given];
    const parsed = parsedJson(given);
    if (parsed === undefined) return given.split(',', mostItems).map((part) => part.trim());
    return Array.isArray(parsed) ? parsed : [parsed];
  }, z.array(item));
}

/** Accepts a list, or the text of a form with one item a line. Leaves out empty lines. */
export function linesOf<S extends z.ZodType>(item: S) {
  return z.preprocess(
    (given) =>
      typeof given === 'string'
        ? given
            .split('\n', mostItems)
            .map((line) => line.trim())
            .filter(Boolean)
        : given,
    z.array(item),
  );
}

/** Accepts the words of a text (between spaces, quotes, commas and brackets), or what `schema` takes. */
export function wordsOr<S extends z.ZodType>(schema: S) {
  return z.preprocess(
    (given) => (typeof given === 'string' ? given.split(/[\s",[\]]+/, mostItems).filter(Boolean) : given),
    schema,
  );
}

/** Accepts an object, or its JSON text. A text that is not JSON counts as missing. */
export function jsonOr<S extends z.ZodType>(schema: S) {
  return z.preprocess((given) => (typeof given === 'string' ? parsedJson(given) : (given ?? undefined)), schema);
}

/**
 * Returns a schema that reads a form's boolean: `true`, `1`, `'true'`, `'1'` and `'on'` are true. An empty or missing
 * value is `fallback`.
 */
export function flag(fallback: boolean) {
  return z.preprocess((given) => {
    if (isBlank(given)) return fallback;
    return given === true || given === 1 || given === '1' || given === 'true' || given === 'on';
  }, z.boolean());
}

/** A body in which some fields have faults, so that the types of its fields are unknown. */
export type HalfChecked = Readonly<Record<string, unknown>>;

/** Checks a body as a whole even if some of its fields have faults, so that all faults are reported together. */
export function anyway(check: (body: HalfChecked, ctx: z.RefinementCtx<HalfChecked>) => void) {
  return z.superRefine<HalfChecked>(check, { when: ({ value }) => typeof value === 'object' && value !== null });
}

/** Returns the texts of an unchecked list; any other value counts as an empty list. */
export function textsOf(given: unknown): string[] {
  return Array.isArray(given) ? given.filter((item) => typeof item === 'string') : [];
}

/**
 * Returns the data of a JSON text, cleaned as the whole body was: escapes in it may hide characters that the text
 * itself lacked.
 */
function parsedJson(text: string): unknown {
  try {
    return cleaned(JSON.parse(text));
  } catch {
    return undefined;
  }
}
