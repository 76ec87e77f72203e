import { ApiError } from '../../lib/http/client/api-error.ts';
import { messageOf } from '../../lib/http/messages.ts';

/**
 * Returns the text for a failed password change: the server's message, or else the text for its status (rule ACC-16).
 */
export function changePasswordFault(error: unknown): string {
  const isWrong = error instanceof ApiError && error.status === 401;
  return messageOf(
    error,
    isWrong ? 'La contraseña actual es incorrecta' : 'Error al cambiar la contraseña. Inténtalo de nuevo.',
  );
}
