import { messageStateLabels, verificationLabels } from '../admin.ts';
import { formatPesos, toPesos } from '../money/money.ts';
import { paymentMethodLabels, paymentStatusLabels, subscriptionLabels } from '../subscription.ts';
import { dateText } from '../time/date-text.ts';
import { logActionLabels, logEntityLabels } from './acts.ts';
import { fields } from './fields.ts';

type Words = Readonly<Record<string, string>>;

/** The names for our own values, by field. Texts by people stay as they are. */
const values: Readonly<Record<string, Words>> = {
  action: logActionLabels,
  entityType: logEntityLabels,
  cfe: { missing: 'Sin e-recibo' },
  export: { csv: 'CSV' },
  kind: { contact: 'Contacto', report: 'Reporte' },
  payment_method: paymentMethodLabels,
  price_type: { fixed: 'Precio fijo', range: 'Rango', other: 'A convenir' },
  recovery_codes: { renewed: 'nuevos' },
  role: { user: 'Cliente', provider: 'Proveedor', admin: 'Administrador' },
  state: messageStateLabels,
  status: { ...subscriptionLabels, ...paymentStatusLabels },
  step: { password: 'la contraseña', code: 'el código de verificación', no_code: 'faltó el código de verificación' },
  verification_status: verificationLabels,
};
const money = ['amount', 'refund_asked', 'fixed_price', 'min_price', 'max_price'];
/** Numbers by which the database says yes or no. */
const flags = ['is_active', 'is_public', 'requires_custom_quote', 'email_verified', 'counts', 'verified_contact'];

/** Returns a field of the log in Spanish (rule ADM-80). */
export function logField(field: string): string {
  return fields[field] ?? field;
}

/** Returns a value of the log in Spanish, with instants in local time and a dash for a missing value. */
export function logValue(field: string, value: string | number | boolean | null): string {
  if (value === null || value === '') return '—';
  if (typeof value === 'boolean') return value ? 'sí' : 'no';
  if (typeof value === 'number') return numberText(field, value);
  return dateText(value) ?? values[field]?.[value] ?? value;
}

function numberText(field: string, value: number): string {
  if (money.includes(field)) return formatPesos(toPesos(value));
  if (field === 'final_rating') return (value / 100).toLocaleString('es-UY');
  return flags.includes(field) ? logValue(field, value === 1) : `${value}`;
}

/** An account that the log names; its name is null once the account is gone. */
interface Named {
  id: number;
  name: string | null;
}

/** 'Ana Pérez (7)', for who knows the id alone. */
export function personText({ id, name }: Named): string {
  return `${name ?? 'Cuenta eliminada'} (${id})`;
}

/** Returns who acted: an administrator, whoever tried to sign in as one, or the server. */
export function actorText({ admin_id, admin_name }: { admin_id: number | null; admin_name: string | null }): string {
  return admin_id === null ? 'El servidor' : personText({ id: admin_id, name: admin_name });
}

/** Fields whose values are accounts. */
export const accountFields = ['account_id', 'adminId', 'client_id', 'personId', 'provider_id', 'user_id'];

/** Returns the account whose id a value of the log is; undefined when the value is something else. */
export function personIn(field: string, value: string | number | boolean | null, people: readonly Named[]) {
  return accountFields.includes(field) ? people.find(({ id }) => id === value) : undefined;
}

/**
 * Tells whether the log can show a change in Spanish: it knows the field, and the values of fields that have listed
 * words.
 */
export function isSayable(field: string, ...given: readonly unknown[]): boolean {
  if (!Object.hasOwn(fields, field)) return false;
  const words = values[field];
  return given.every((value) => typeof value !== 'string' || !words || Object.hasOwn(words, value));
}
