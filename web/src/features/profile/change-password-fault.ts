import { ApiError } from '../../lib/http/client/api-error.ts';
import { messageOf } from '../../lib/http/messages.ts';

/**
 * Returns the text of a failed change of password: the server's message, else the message of its status (rule ACC-16).
 */
export function changePasswordFault(error: unknown): string {
  const isWrong = error instanceof ApiError && error.status === 401;
  return messageOf(
    error,
    isWrong ? 'La contraseña actual es incorrecta' : 'Error al cambiar la contraseña. Inténtalo de nuevo.',
  );
}
