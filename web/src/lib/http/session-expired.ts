/** By itself: every start needs it, and none of the other messages. */
export const sessionExpiredMessage = 'Tu sesión ha expirado. Iniciá sesión de nuevo.';
