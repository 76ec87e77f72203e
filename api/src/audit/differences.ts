import type { LogEntityType } from '@tero/shared/rules/admin';

type Value = string | number | boolean | null;
export type Row = Readonly<Record<string, Value | undefined>>;
export type Differences = Record<string, { before: Value; after: Value }>;

/** Fields whose change is logged without their values. */
const secrets = new Set(['password', 'password_hash', 'secret']);

/** Fields with personal data, of which the log keeps the first letter: it outlives accounts and cannot be cleaned. */
const personal = new Set([
  'name',
  'username',
  'email',
  'phone',
  'address',
  'location',
  'company_name',
  'cedula_number',
  'birth_date',
  'emergency_contact',
  'emergency_phone',
  'comment',
  'response_text',
  'note',
  'reason',
  'admin_notes',
  'search',
]);

/** What people wrote in things whose fields are otherwise the house's own. */
const written: Partial<Record<LogEntityType, readonly string[]>> = { service: ['title', 'description'] };

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
  if (personal.has(field) || written[entity]?.includes(field)) return masked(String(value));
  return typeof value === 'string' && value.length > longest ? `${value.slice(0, longest)}…` : value;
}

function masked(text: string): string {
  return text ? `${[...text][0]}•••` : '';
}
