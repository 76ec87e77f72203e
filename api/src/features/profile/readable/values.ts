import { verificationLabels } from '@tero/shared/rules/admin';
import { serviceTypeLabels, tierLabels } from '@tero/shared/rules/labels';
import { actionLabels, caseStateLabels, moderatedLabels, reasonLabels } from '@tero/shared/rules/moderation';
import { formatPesos, toPesos } from '@tero/shared/rules/money/money';
import { paymentTypeLabel } from '@tero/shared/rules/money/price';
import { noticeCategories } from '@tero/shared/rules/notifications';
import { paperLabels } from '@tero/shared/rules/papers';
import { paymentMethodLabels, paymentStatusLabels, subscriptionLabels } from '@tero/shared/rules/subscription';
import { dateText } from '@tero/shared/rules/time/date-text';

/** Columns of centésimos; a test compares them with the schema. */
export const money: ReadonlySet<string> = new Set([
  'amount',
  'fixed_price',
  'max_price',
  'min_price',
  'original_price',
  'price_asc_key',
  'price_desc_key',
  'price_high',
  'price_low',
  'refunded_amount',
]);

/** Columns that hold yes or no. A test compares them with the schema. */
export const flags: ReadonlySet<string> = new Set([
  'agreed',
  'agreed_work',
  'claimed',
  'auto_renewal',
  'counts',
  'early_access',
  'email_proven',
  'email_verified',
  'from_quote',
  'is_active',
  'is_anonymous',
  'is_public',
  'is_read',
  'is_visit',
  'listed',
  'pause_end_told',
  'paused',
  'priority',
  'priority',
  'remember',
  'requires_custom_quote',
  'tries_over',
  'tries_over',
  'verified_contact',
]);

type Words = Readonly<Record<string, string>>;
const kinds = { user: 'Cliente', provider: 'Proveedor' };
const sides = { client: 'Quien aceptó', provider: 'Proveedor' };

/**
 * The Spanish words for our own values, by list and column. Other texts were written by people and stay as they are.
 */
const words: Readonly<Record<string, Words>> = {
  'account.kind': kinds,
  'account.role': { ...kinds, admin: 'Administrador' },
  'provider.verification_status': verificationLabels,
  'verification_decisions.status': verificationLabels,
  'papers.kind': paperLabels,
  'services.price_type': { fixed: 'Precio fijo', range: 'Rango', other: 'A convenir' },
  'services.service_type': serviceTypeLabels,
  'services.service_status': tierLabels,
  'quotes.done_said_side': sides,
  'quotes_accepted.done_said_side': sides,
  'citas.state': { proposed: 'Propuesta', confirmed: 'Confirmada', called_off: 'Suspendida' },
  'quote_entries.kind': { extra: 'Adicional', payment: 'Pago' },
  'quote_entries.state': { proposed: 'Sin aceptar', accepted: 'Aceptado', noted: 'Anotado', withdrawn: 'Retirado' },
  'citas.side': { client: 'Cliente', provider: 'Proveedor' },
  'cita_answers.outcome': { came: 'Fue', absent: 'No fue' },
  'subscriptions.status': subscriptionLabels,
  'subscriptions.payment_method': paymentMethodLabels,
  'payments.status': paymentStatusLabels,
  'payments.payment_method': paymentMethodLabels,
  'reports_of_content.reason': reasonLabels,
  'blocks.origin': { phone: 'Vio tu teléfono', inquiry: 'Te hizo un pedido', review: 'Te dejó una reseña' },
  'moderated.kind': moderatedLabels,
  'moderated.state': caseStateLabels,
  'moderation_decisions.action': actionLabels,
  'moderation_decisions.reason': reasonLabels,
  'messages_to_support.kind': { contact: 'Contacto', report: 'Reporte' },
  'external_accounts.provider': { google: 'Google', facebook: 'Facebook' },
  'seen_with.kind': { device: 'Dispositivo', network: 'Red', photo: 'Foto' },
  'sign_in_places.kind': { device: 'Dispositivo', network: 'Red' },
};

/** Returns a value as people read it: money, dates in Uruguay's time, yes or no; null for a missing value. */
export function shownAs(list: string, column: string, value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (flags.has(column)) return Number(value) === 1 ? 'Sí' : 'No';
  if (money.has(column)) return formatPesos(toPesos(Number(value)));
  if (column === 'payment_type') return paymentTypeLabel(String(value));
  if (column === 'final_rating') return (Number(value) / 100).toLocaleString('es-UY');
  if (typeof value === 'number') return String(value);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const date = dateText(text);
  if (date !== null) return date;
  if (/^[[{]/.test(text)) return nested(text);
  const label = words[`${list}.${column}`];
  return label && Object.hasOwn(label, text) ? (label[text] ?? text) : text;
}

/** The labels for the contents of the JSON columns: quotes, whose amounts are whole pesos, and settings. */
const inside: Words = {
  client_name: 'Cliente',
  works: 'Trabajos',
  text: 'Qué',
  price: 'Precio',
  materials: 'Materiales',
  labour: 'Mano de obra',
  tax: 'IVA',
  term: 'Plazo',
  conditions: 'Condiciones',
  email: 'Email',
  push: 'Navegador',
  sms: 'SMS',
  ...Object.fromEntries(noticeCategories.map(({ key, title }) => [key, title])),
};
const pesos = new Set(['price', 'materials', 'labour']);

function nested(text: string): string {
  try {
    return told(JSON.parse(text));
  } catch {
    // a text that a person wrote may begin like this too
    return text;
  }
}

function told(value: unknown, key = ''): string {
  if (value === null || value === '') return '—';
  if (typeof value === 'boolean') return value ? 'sí' : 'no';
  if (typeof value === 'number') return pesos.has(key) ? formatPesos(value) : String(value);
  if (Array.isArray(value)) return value.map((one) => told(one)).join('; ');
  if (typeof value !== 'object') return String(value);
  return Object.entries(value)
    .map(([name, one]) => `${inside[name] ?? name}: ${told(one, name)}`)
    .join(', ');
}
