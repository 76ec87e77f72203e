/** A refused social sign-in. /auth/error shows its text, which is always ours, never the provider's. */
export class SignInRefused extends Error {}

const refuse = (text: string) => new SignInRefused(text);

export const refusals = {
  unavailable: (name: string) =>
    refuse(`El ingreso con ${name} no está disponible por ahora. Ingresá con tu email y contraseña.`),
  foreign: (name: string) => refuse(`El ingreso con ${name} venció o empezó en otro navegador. Probá de nuevo.`),
  cancelled: (name: string) => refuse(`Cancelaste el ingreso con ${name}.`),
  unanswered: (name: string) => refuse(`No pudimos completar el ingreso con ${name}. Probá de nuevo en unos minutos.`),
  noEmail: (name: string) =>
    refuse(
      `Tu cuenta de ${name} no nos dio un email. Probá de nuevo y permití el acceso a tu email, o registrate con email y contraseña.`,
    ),
  emailTaken: () => refuse('Ya existe una cuenta con ese email. Iniciá sesión con tu contraseña.'),
  provider: () => refuse('Los proveedores ingresan con email y contraseña.'),
  admin: () => refuse('Esta cuenta ingresa con email y contraseña.'),
  unverified: () =>
    refuse('Verificá tu email antes de iniciar sesión. Te enviamos un enlace: revisá tu bandeja de entrada.'),
};
