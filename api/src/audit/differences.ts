export type Value = string | number | boolean | null;
export type Row = Readonly<Record<string, Value | undefined>>;
export type Differences = Record<string, { before: Value; after: Value }>;

/** Said to have changed, and nothing of what they are. */
const secrets = new Set(['password', 'password_hash', 'secret']);

/** The log outlives the accounts and cannot be cleaned: of people it keeps the first letter. */
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

const longest = 200;

/** The fields in which two states differ, fit to be kept for good. */
export function differences(before: Row, after: Row): Differences {
  const found: Differences = {};
  for (const field of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [was, is] = [before[field] ?? null, after[field] ?? null];
    if (was !== is) found[field] = { before: kept(field, was), after: kept(field, is) };
  }
  return found;
}

function kept(field: string, value: Value): Value {
  if (value === null) return null;
  if (secrets.has(field)) return '•••';
  if (personal.has(field)) return masked(String(value));
  return typeof value === 'string' && value.length > longest ? `${value.slice(0, longest)}…` : value;
}

function masked(text: string): string {
  return text ? `${[...text][0]}•••` : '';
}
