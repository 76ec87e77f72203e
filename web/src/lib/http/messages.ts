import type { ErrorCode } from '@tero/shared/errors';
import { ApiError, OfflineError, type OfflineReason, UploadTimeoutError } from './client/api-error.ts';

export const sessionExpiredMessage = 'Tu sesión ha expirado. Iniciá sesión de nuevo.';

export const offlineMessage = 'Sin conexión. Probá de nuevo cuando vuelva.';
/** The message for each reason why a call got no response from the API. */
const lostWords: Record<OfflineReason, string> = {
  offline: 'Sin conexión.',
  down: 'Tero no responde por ahora.',
  broken: 'Se cortó la conexión.',
  slow: 'La conexión es muy lenta.',
  no_answer: 'Esta conexión no llega a Tero. Si es un wifi, puede que primero tengas que iniciar sesión en esa red.',
};
/** Message for a form with images that timed out (rule SVC-18). */
const uploadTimeoutMessage = 'La conexión tardó demasiado. Por favor, intenta con menos imágenes.';
const noRoomMessage =
  'No hay espacio en este dispositivo para guardar lo que querés enviar. Liberá espacio, o no cierres Tero hasta enviarlo.';

const generic = 'Algo salió mal. Probá de nuevo.';

/** The client's messages for some error codes. For all others, the server's message is more precise. */
const sentences: Partial<Record<ErrorCode, string>> = {
  malformed_request: 'No pudimos leer lo que enviaste. Recargá la página y probá de nuevo.',
  route_not_found: 'Esta parte de Tero cambió. Recargá la página para actualizarla.',
  session_required: 'Iniciá sesión para continuar.',
  session_invalid: sessionExpiredMessage,
  confirmation_required: 'No guardamos el cambio. Confirmá que sos vos y probá de nuevo.',
  key_reused:
    'Ya publicamos lo que habías escrito antes. Mirá esa versión antes de enviar otra, así no queda dos veces.',
  payload_too_large: 'El archivo es demasiado grande. Elegí uno más liviano.',
  unsupported_media_type: 'No aceptamos ese tipo de archivo. Elegí una foto JPG, PNG, WebP o GIF.',
  request_timeout: 'La conexión es muy lenta y el envío no terminó. Probá de nuevo.',
  storage_full: 'Tero no tiene espacio para más archivos por ahora. Probá más tarde.',
  overloaded: 'Hay mucha gente usando Tero en este momento. Probá de nuevo en unos segundos.',
};

/**
 * Returns the Spanish sentence for an error: the server's message, or `fallback` when the server gives none for people.
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
 * Says that something waits on this device, and why. `what` is a sentence without its full stop ('Enviamos tu
 * mensaje'). * `fault` is the failure of its last call, undefined when there was no call for lack of a connection.
 */
export function queuedMessage(what: string, fault: { code: string } | undefined): string {
  const reason = fault && Object.hasOwn(lostWords, fault.code) ? (fault.code as OfflineReason) : 'offline';
  return `${lostWords[reason]} ${what} ${reason === 'offline' ? 'cuando vuelva la conexión' : 'apenas podamos'}.`;
}

/**
 * Returns whether an error is a `NoRoomError`, by its name, because the class belongs to code outside the first load.
 */
export function isNoRoom(error: unknown): boolean {
  return error instanceof Error && error.name === 'NoRoomError';
}
