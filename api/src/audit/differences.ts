import type { LogEntityType } from '@tero/shared/rules/log/acts';
import { beginning, letters } from '@tero/shared/rules/text/letters';

type Value = string | number | boolean | null;
export type Row = Readonly<Record<string, Value | undefined>>;
export type Differences = Record<string, { before: Value; after: Value }>;

/** Fields whose change is logged without their values. */
const secrets = new Set(['password', 'password_hash', 'secret']);

/**
 * Fields that hold only our own words, dates and numbers. Of any other text the log keeps the first letter: people may
 * have written it, and nobody can delete from the log (rule ADM-88).
 */
const house = new Set([
  'action',
  'cfe',
  'created_at',
  'end_date',
  'entityType',
  'export',
  'from',
  'huella',
  'icon',
  'kind',
  'moderation',
  'motivo',
  'paused_until',
  'payment_date',
  'payment_method',
  'planned_pause_from',
  'price_type',
  'recovery_codes',
  'role',
  'sort',
  'start_date',
  'state',
  'status',
  'step',
  'to',
  'transaction_id',
  'verification_status',
]);

/** Texts that administrators write about our own things. Search terms hold nothing personal. */
const written: Partial<Record<LogEntityType, readonly string[]>> = {
  category: ['title', 'description'],
  search_term: ['title'],
  // what its pages show to everybody, but for words of people
  site: ['address', 'facebook', 'hours', 'instagram', 'linkedin', 'openings', 'phone', 'work_benefits'],
};

const longest = 200;

/** Returns the fields in which two states differ, masked and shortened so that the log may keep them for good. */
export function differences(entity: LogEntityType, before: Row, after: Row): Differences {
  const found: Differences = {};
  for (const field of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [was, is] = [before[field] ?? null, after[field] ?? null];
    if (was !== is) found[field] = { before: kept(entity, field, was), after: kept(entity, field, is) };
  }
  return found;
}

function kept(entity: LogEntityType, field: string, value: Value): Value {
  if (value === null) return null;
  if (secrets.has(field)) return '•••';
  if (typeof value !== 'string') return value;
  if (!house.has(field) && !written[entity]?.includes(field)) return masked(value);
  return value.length > longest ? `${beginning(value, longest)}…` : value;
}

function masked(text: string): string {
  return text ? `${letters(text)[0]}•••` : '';
}
