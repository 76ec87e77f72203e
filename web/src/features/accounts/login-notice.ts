import { ApiError, isApiError } from '../../lib/http/client/api-error.ts';
import { messageOf } from '../../lib/http/messages.ts';

/** Thrown when the server returns a user type that this version of the app does not know. */
export class UnknownUserType extends Error {}

export interface LoginNotice {
  tone: 'danger' | 'warning';
  text: string;
  /** whether to offer registration, because the account does not exist */
  offersRegister?: boolean;
  /** whether to offer another link, because the email is not verified yet */
  offersResend?: boolean;
}

const failed = 'Error al iniciar sesión. Por favor intenta nuevamente.';
const wrong = 'Credenciales incorrectas. Por favor verifica tu email/usuario y contraseña.';

/** Returns the message for a failed login (rules SES-2, SES-3 and ADM-33). */
export function loginNotice(error: unknown): LoginNotice {
  if (error instanceof UnknownUserType) return { tone: 'danger', text: 'Tipo de usuario no válido' };
  if (isApiError(error, 'requires_verification')) {
    return { tone: 'warning', text: error.message || failed, offersResend: true };
  }
  if (isApiError(error, 'second_step_required')) return { tone: 'warning', text: error.message || failed };
  if (isApiError(error, 'password_change_required')) return { tone: 'warning', text: error.message || failed };
  if (isApiError(error, 'account_suspended')) return { tone: 'danger', text: error.message || failed };
  if (isApiError(error, 'second_step_wrong')) return { tone: 'danger', text: error.message || failed };
  if (error instanceof ApiError && error.status === 401) return { tone: 'danger', text: wrong };
  if (error instanceof ApiError && error.status === 404) {
    return { tone: 'danger', text: 'Usuario no encontrado. ¿Quieres registrarte?', offersRegister: true };
  }
  return { tone: 'danger', text: messageOf(error, failed) };
}
