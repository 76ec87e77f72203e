import { messageStateLabels, verificationLabels } from '../admin.ts';
import { paymentMethodLabels, paymentStatusLabels, subscriptionLabels } from '../subscription.ts';
import { dateText } from '../time/date-text.ts';
import { logActionLabels, logEntityLabels } from './acts.ts';
import { fields } from './fields.ts';

type Words = Readonly<Record<string, string>>;

/** The names of our own values of a field. Texts by people stay as they are. */
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
const hundredths = ['amount', 'refund_asked', 'final_rating', 'fixed_price', 'min_price', 'max_price'];

/** Returns a field of the log in Spanish (rule ADM-80). */
export function logField(field: string): string {
  return fields[field] ?? field;
}

/** Returns a value of the log in Spanish, instants in local time, a missing value as a dash. */
export function logValue(field: string, value: string | number | boolean | null): string {
  if (value === null || value === '') return '—';
  if (typeof value === 'boolean') return value ? 'sí' : 'no';
  if (typeof value === 'number') return hundredths.includes(field) ? (value / 100).toLocaleString('es-UY') : `${value}`;
  return dateText(value) ?? values[field]?.[value] ?? value;
}

/** Tells whether the log can say a change in Spanish: its field, and the values where the house has words for them. */
export function isSayable(field: string, ...given: readonly unknown[]): boolean {
  if (!Object.hasOwn(fields, field)) return false;
  const words = values[field];
  return given.every((value) => typeof value !== 'string' || !words || Object.hasOwn(words, value));
}
