/** The reasons why a social sign-in did not happen, as `/auth/error` says them. `name` is the provider's. */
export const signInFaults = {
  unavailable: (name: string) =>
    `El ingreso con ${name} no está disponible por ahora. Entrá con tu email y contraseña.`,
  foreign: (name: string) => `El ingreso con ${name} venció, o lo empezaste en otro navegador. Probá de nuevo.`,
  cancelled: (name: string) => `Cancelaste el ingreso con ${name}. Probá de nuevo, o entrá con tu email y contraseña.`,
  noResponse: (name: string) => `No pudimos completar el ingreso con ${name}. Probá de nuevo en unos minutos.`,
  noEmail: (name: string) =>
    `${name} no nos pasó tu email. Probá de nuevo y permití que lo veamos, o registrate con email y contraseña.`,
  emailTaken: () => 'Ya existe una cuenta con ese email. Iniciá sesión con tu contraseña.',
  provider: () => 'Los proveedores entran con email y contraseña.',
  admin: () => 'Esta cuenta entra con email y contraseña.',
  twoFactor: () =>
    'Esta cuenta tiene la verificación en dos pasos: entrá con tu contraseña y un código. Si no la activaste vos, escribile a soporte.',
  unverified: () => 'Verificá tu email antes de iniciar sesión. Te enviamos un enlace: revisá tu bandeja de entrada.',
  busy: () => 'Demasiados intentos. Esperá un momento y probá de nuevo.',
  unknown: () => 'Error en la autenticación. Probá de nuevo, o entrá con tu email y contraseña.',
} as const;

export const socialProviderNames = { google: 'Google', facebook: 'Facebook' } as const;

const own = new Set(
  Object.values(signInFaults).flatMap((text) => Object.values(socialProviderNames).map((name) => text(name))),
);

/** Tells whether a text is one of these reasons, and not a text that the maker of a link wrote. */
export function isOwnFault(text: string): boolean {
  return own.has(text);
}
