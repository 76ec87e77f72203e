/**
 * Kinds of an administrator's act; a sign-in may be a stranger's who failed (rules ADM-26 and ADM-32), an alert is the
 * server's own (rule ADM-34).
 */
export const logActions = ['create', 'update', 'delete', 'view', 'sign_in', 'sign_in_failed', 'alert'] as const;
export type LogAction = (typeof logActions)[number];

export const logActionLabels: Record<LogAction, string> = {
  create: 'Creación',
  update: 'Cambio',
  delete: 'Eliminación',
  view: 'Consulta',
  sign_in: 'Ingreso',
  sign_in_failed: 'Ingreso fallido',
  alert: 'Alerta',
};

/** What the server alerts administrators of (rule ADM-34). */
export type AlertKind = 'burst_of_network' | 'burst_of_accounts' | 'phones_scraped' | 'phones_of_network';

export const alertLabels: Record<AlertKind, string> = {
  burst_of_network: 'Muchas visitas y contactos desde una misma red',
  burst_of_accounts: 'Visitas y contactos de muchas cuentas recién creadas',
  phones_scraped: 'Llegó al máximo de teléfonos de un día',
  phones_of_network: 'Su red llegó al máximo de teléfonos de un día',
};

/** Kinds of things that administrators change (rule ADM-26). */
export const logEntityTypes = [
  'user',
  'admin',
  'provider',
  'service',
  'subscription',
  'payment',
  'review',
  'review_response',
  'category',
  'post',
  'message',
  'newsletter',
  'search_term',
  'log',
  'second_step',
] as const;
export type LogEntityType = (typeof logEntityTypes)[number];

export const logEntityLabels: Record<LogEntityType, string> = {
  user: 'Cliente',
  admin: 'Administrador',
  provider: 'Proveedor',
  service: 'Servicio',
  subscription: 'Suscripción',
  payment: 'Pago',
  review: 'Reseña',
  review_response: 'Respuesta',
  category: 'Categoría',
  post: 'Publicación',
  message: 'Mensaje',
  newsletter: 'Boletín',
  search_term: 'Búsqueda',
  log: 'Registro',
  second_step: 'Segundo paso',
};

/** Periods of the advanced statistics in days, the last one today (rule ADM-10). */
export const statsPeriods = [7, 30, 90, 365] as const;
export type StatsPeriod = (typeof statsPeriods)[number];
export const defaultStatsPeriod: StatsPeriod = 30;

/** Page sizes of the administration's tables (rule ADM-6). */
export const adminPageSizes = [20, 50, 100] as const;

/** States of a provider's verification (rule PROV-8). */
export const verificationStatuses = ['pending', 'approved', 'rejected'] as const;
export type VerificationStatus = (typeof verificationStatuses)[number];

export const verificationLabels: Record<VerificationStatus, string> = {
  pending: 'Pendiente',
  approved: 'Aprobado',
  rejected: 'Rechazado',
};

/** Returns the notes of a decision for which nothing was written (rule ADM-24). */
export function defaultAdminNotes(decision: { status: 'approved' } | { status: 'rejected'; reason: string }): string {
  return decision.status === 'approved' ? 'Proveedor aprobado por administrador' : `Rechazado: ${decision.reason}`;
}

/** The state of a support message. */
export const messageStates = ['nuevo', 'en_curso', 'cerrado'] as const;
export type MessageState = (typeof messageStates)[number];

export const messageStateLabels: Record<MessageState, string> = {
  nuevo: 'Nuevo',
  en_curso: 'En curso',
  cerrado: 'Cerrado',
};

/** Statuses that an administrator sets by hand (rule ADM-20). */
export const settableSubscriptionStatuses = ['active', 'expired', 'pending'] as const;

/** Returns the provider share of new registrations, in percent with 1 decimal (rule ADM-11). */
export function providerShare(newUsers: number, newProviders: number): number {
  const all = newUsers + newProviders;
  return all === 0 ? 0 : Math.round((newProviders / all) * 1000) / 10;
}
