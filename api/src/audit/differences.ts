import type { LogEntityType } from '@tero/shared/rules/log/acts';
import { opennessOf } from '@tero/shared/rules/log/fields';
import { beginning, letters } from '@tero/shared/rules/text/letters';

type Value = string | number | boolean | null;
export type Row = Readonly<Record<string, Value | undefined>>;
export type Differences = Record<string, { before: Value; after: Value }>;

/** A public text before and after. The log stores it separately. */
export interface OpenText {
  field: string;
  before: string | null;
  after: string | null;
}

/** The most characters of our own texts; the longest are templates and the descriptions of categories. */
const longest = 5000;

/**
 * Returns the fields in which two states differ, masked so that the log may keep them for good, and the public texts
 * among them.
 */
export function differences(
  entity: LogEntityType,
  before: Row,
  after: Row,
): { details: Differences; texts: OpenText[] } {
  const details: Differences = {};
  const texts: OpenText[] = [];
  for (const field of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [was, is] = [before[field] ?? null, after[field] ?? null];
    if (was === is) continue;
    details[field] = { before: kept(entity, field, was), after: kept(entity, field, is) };
    if (opennessOf(entity, field) !== 'open') continue;
    if (typeof was === 'string' || typeof is === 'string')
      texts.push({ field, before: textOf(was), after: textOf(is) });
  }
  return { details, texts };
}

function textOf(value: Value): string | null {
  return value === null ? null : String(value);
}

function kept(entity: LogEntityType, field: string, value: Value): Value {
  if (value === null) return null;
  const openness = opennessOf(entity, field);
  if (openness === 'secret') return '•••';
  if (typeof value !== 'string') return value;
  if (openness !== 'ours') return masked(value);
  return value.length > longest ? `${beginning(value, longest)}…` : value;
}

function masked(text: string): string {
  return text ? `${letters(text)[0]}•••` : '';
}
