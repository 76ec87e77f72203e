import { ApiError } from '../../lib/http/api-error.ts';
import { messageOf } from '../../lib/http/messages.ts';

/** S2 §8, change of password: the server's words; else what its status says. */
export function changePasswordFault(error: unknown): string {
  const isWrong = error instanceof ApiError && error.status === 401;
  return messageOf(
    error,
    isWrong ? 'La contraseña actual es incorrecta' : 'Error al cambiar la contraseña. Inténtalo de nuevo.',
  );
}
