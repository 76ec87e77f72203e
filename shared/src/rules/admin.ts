/** S2 §9: what an administrator's act may be. */
export const logActions = ['create', 'update', 'delete', 'view'] as const;
export type LogAction = (typeof logActions)[number];

export const logActionLabels: Record<LogAction, string> = {
  create: 'Creación',
  update: 'Cambio',
  delete: 'Eliminación',
  view: 'Consulta',
};

/** What it was about: the five of S2 §9, and what else administrators change. */
export const logEntityTypes = [
  'user',
  'provider',
  'service',
  'subscription',
  'payment',
  'review',
  'review_response',
  'category',
  'post',
  'message',
  'log',
  'second_step',
] as const;
export type LogEntityType = (typeof logEntityTypes)[number];

export const logEntityLabels: Record<LogEntityType, string> = {
  user: 'Cliente',
  provider: 'Proveedor',
  service: 'Servicio',
  subscription: 'Suscripción',
  payment: 'Pago',
  review: 'Reseña',
  review_response: 'Respuesta',
  category: 'Categoría',
  post: 'Publicación',
  message: 'Mensaje',
  log: 'Registro',
  second_step: 'Segundo paso',
};

/** S2 §9: days of the advanced statistics, the last one today. */
export const statsPeriods = [7, 30, 90, 365] as const;
export type StatsPeriod = (typeof statsPeriods)[number];
export const defaultStatsPeriod: StatsPeriod = 30;

/** S2 §9: rows a page of the logs; the other tables offer the same. */
export const adminPageSizes = [20, 50, 100] as const;

/** S2 §4. */
export const verificationStatuses = ['pending', 'approved', 'rejected'] as const;
export type VerificationStatus = (typeof verificationStatuses)[number];

export const verificationLabels: Record<VerificationStatus, string> = {
  pending: 'Pendiente',
  approved: 'Aprobado',
  rejected: 'Rechazado',
};

/** S2 §5: what the notes of a decision say when nothing was written. */
export function defaultAdminNotes(decision: { status: 'approved' } | { status: 'rejected'; reason: string }): string {
  return decision.status === 'approved' ? 'Proveedor aprobado por administrador' : `Rechazado: ${decision.reason}`;
}

/** Where a message to the team stands. */
export const messageStates = ['nuevo', 'en_curso', 'cerrado'] as const;
export type MessageState = (typeof messageStates)[number];

export const messageStateLabels: Record<MessageState, string> = {
  nuevo: 'Nuevo',
  en_curso: 'En curso',
  cerrado: 'Cerrado',
};

/** S2 §4: the statuses that an administrator sets by hand. */
export const settableSubscriptionStatuses = ['active', 'expired', 'pending'] as const;

/** S2 §9: the provider share of new registrations, in percent with 1 decimal (decisions, admin). */
export function providerShare(newUsers: number, newProviders: number): number {
  const all = newUsers + newProviders;
  return all === 0 ? 0 : Math.round((newProviders / all) * 1000) / 10;
}
