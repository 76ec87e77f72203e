import { delays } from '@tero/shared/delays';
import { ApiError, OfflineError } from '../../../lib/http/client/api-error.ts';
import { messageOf } from '../../../lib/http/messages.ts';

/** Texts in which creating and editing differ (rule SVC-19). */
export interface FaultWords {
  forbidden: string;
  other: string;
}

export const creating: FaultWords = {
  forbidden: 'No tienes permisos para crear servicios.',
  other: 'Error al crear el servicio. Probá de nuevo.',
};
export const notCreated = 'No se pudo crear el servicio. Probá de nuevo.';

export const editing: FaultWords = {
  forbidden: 'No tienes permisos para editar servicios.',
  other: 'Error al actualizar el servicio.',
};
export const notUpdated = 'No se pudo actualizar el servicio. Por favor, intenta nuevamente.';

const noSession = 'No hay sesión activa. Por favor, inicia sesión nuevamente.';

export interface PublishFault {
  /** texts by field; `images` are the service's images */
  fields: Record<string, string>;
  general: string;
  /** page to navigate to, and the delay in milliseconds */
  next?: { to: 'login' | 'subscription'; after: number };
  /** a link to complete what is missing */
  help?: 'profile';
}

/**
 * Returns the faults of a failed create or edit (rule SVC-19). For every screen the shell reports the end of a session.
 */
export function publishFault(error: unknown, words: FaultWords): PublishFault {
  const said = { fields: {}, general: messageOf(error, words.other) };
  // includes timeouts
  if (!(error instanceof ApiError) || error instanceof OfflineError) return said;
  if (error.code === 'session_required') {
    return { fields: {}, general: noSession, next: { to: 'login', after: delays.sessionExpiredRedirect } };
  }
  if (error.code === 'requires_subscription') {
    return { ...said, next: { to: 'subscription', after: delays.subscriptionRedirect } };
  }
  if (error.code === 'profile_incomplete') return { ...said, help: 'profile' };
  if (error.status === 403) return { ...said, general: words.forbidden };
  return { ...said, fields: error.errors };
}
