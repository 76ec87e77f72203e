import { ApiError } from '../../../lib/http/client/api-error.ts';
import { messageOf } from '../../../lib/http/messages.ts';

export interface VerificationFault {
  expired: boolean;
  text: string;
  /** whether a retry may help */
  retry: boolean;
}

/** Returns the fault of a failed email verification (rule ACC-24). */
export function verificationFault(error: unknown): VerificationFault {
  if (error instanceof ApiError && error.status === 400) {
    const expired = error.code === 'token_expired' || error.message.includes('expirado');
    const text = expired
      ? 'El enlace de verificación ha expirado. Solicita uno nuevo.'
      : error.message || 'Token inválido';
    return { expired, text, retry: false };
  }
  return { expired: false, text: messageOf(error, 'Error al verificar el email. Intenta nuevamente.'), retry: true };
}
