import { messageOf } from '../http/messages.ts';
import { PushFault, type PushFaultReason } from './push.ts';

const sentences: Record<PushFaultReason, string> = {
  dismissed: 'Cerraste la pregunta del navegador sin responder. Cuando quieras, tocá de nuevo y elegí «Permitir».',
  denied: 'Este navegador tiene bloqueadas las notificaciones de Tero.',
  'no-worker': 'Tero todavía se está preparando en este navegador. Recargá la página y probá de nuevo.',
  'no-service': 'Este navegador no pudo conectarse con su servicio de notificaciones. Probá de nuevo en un rato.',
};

/** Returns the Spanish sentence that says why pushes could not be enabled. */
export function pushFaultText(error: unknown): string {
  return error instanceof PushFault
    ? sentences[error.reason]
    : messageOf(error, 'No pudimos activar las notificaciones. Probá de nuevo.');
}
