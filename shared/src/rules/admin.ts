/** The periods of the advanced statistics in days, up to today (rule ADM-10). */
export const statsPeriods = [7, 30, 90, 365] as const;
export type StatsPeriod = (typeof statsPeriods)[number];
export const defaultStatsPeriod: StatsPeriod = 30;

/**
 * The number of days, up to today, for which the panel shows how fast visits were, unless it shows all kept days (rule
 * ADM-93).
 */
export const vitalDays = [7, 30] as const;

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
