import type { ErrorCode } from '@tero/shared/errors';
import { ApiError, OfflineError, type OfflineReason, UploadTimeoutError } from './client/api-error.ts';

export const sessionExpiredMessage = 'Tu sesión ha expirado. Iniciá sesión de nuevo.';

export const offlineMessage = 'Sin conexión. Revisá tu señal y probá de nuevo.';
/** The message of a call that got no response from the API. */
const lostWords: Record<OfflineReason, string> = {
  offline: 'Sin señal.',
  down: 'Tero no está respondiendo en este momento.',
  broken: 'Error de conexión.',
  slow: 'La conexión está muy lenta.',
  no_answer: 'La red no llega a Tero: puede que el wifi te pida iniciar sesión.',
};
/** Text of a form with images that timed out (rule SVC-18). */
const uploadTimeoutMessage = 'La conexión tardó demasiado. Por favor, intenta con menos imágenes.';
const noRoomMessage =
  'No hay lugar en el teléfono para guardarlo hasta que haya señal. Liberá espacio, o no cierres Tero hasta enviarlo.';

const generic = 'Algo salió mal. Probá de nuevo.';

/** Error codes with a text of the client; for all others the server's message says more. */
const sentences: Partial<Record<ErrorCode, string>> = {
  malformed_request: 'No pudimos entender los datos enviados. Recargá la página y probá de nuevo.',
  route_not_found: 'Esta parte de Tero cambió. Recargá la página para actualizarla.',
  session_required: 'Iniciá sesión para continuar.',
  session_invalid: sessionExpiredMessage,
  confirmation_required: 'No lo hicimos: faltó confirmar que sos vos.',
  key_reused: 'Lo que habías escrito antes ya se publicó. Miralo primero: si lo enviás de nuevo, va a estar dos veces.',
  payload_too_large: 'El archivo es demasiado grande. Elegí uno más liviano.',
  unsupported_media_type: 'Ese tipo de archivo no se admite. Elegí una foto JPG, PNG, WebP o GIF.',
  request_timeout: 'La conexión es muy lenta y el envío no llegó a completarse. Probá de nuevo.',
  storage_full: 'No queda espacio para guardar archivos. Probá más tarde.',
  overloaded: 'Hay mucha gente usando Tero en este momento. Probá de nuevo en unos segundos.',
};

/**
 * Returns the Spanish sentence for an error: the server's message, or `fallback` where it has none for a person.
 */
export function messageOf(error: unknown, fallback: string = generic): string {
  if (error instanceof UploadTimeoutError) return uploadTimeoutMessage;
  if (error instanceof OfflineError) {
    return error.reason === 'offline' ? offlineMessage : `${lostWords[error.reason]} Probá de nuevo.`;
  }
  if (isNoRoom(error)) return noRoomMessage;
  if (!(error instanceof ApiError)) return fallback;
  if (error.code === 'internal_error') return fallback;
  const first = Object.values(error.errors)[0];
  if (error.code === 'validation_failed' && first) return first;
  return sentences[error.code] ?? (error.message || fallback);
}

/**
 * Says that something waits on this device, and why. `what` is a sentence without its full stop ('Tu mensaje sale
 * solo'). `fault` is the failure of its last call, undefined when there was no call for lack of signal.
 */
export function queuedMessage(what: string, fault: { code: string } | undefined): string {
  const reason = fault && Object.hasOwn(lostWords, fault.code) ? (fault.code as OfflineReason) : 'offline';
  return `${lostWords[reason]} ${what}${reason === 'offline' ? ' cuando vuelva la señal' : ''}.`;
}

/** Recognises `NoRoomError` by name: its class comes with the database, which is not part of the first load. */
export function isNoRoom(error: unknown): boolean {
  return error instanceof Error && error.name === 'NoRoomError';
}
