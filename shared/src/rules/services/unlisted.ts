/**
 * The reasons that keep a service out of the public lists (rule SRCH-1), in the order of messages. Without any it is
 * listed.
 */
export const unlistedReasons = [
  'removed',
  'hidden',
  'provider_hidden',
  'switched_off',
  'category_off',
  'never_entitled',
  'lapsed',
  'paused',
] as const;
export type UnlistedReason = (typeof unlistedReasons)[number];

export const unlistedWords: Record<UnlistedReason, string> = {
  removed: 'Fue eliminado.',
  hidden: 'Está oculto por Tero.',
  provider_hidden: 'Su proveedor está oculto o suspendido por moderación.',
  switched_off: 'Está oculto: lo puede mostrar su proveedor o un administrador.',
  category_off: 'Su categoría está desactivada.',
  never_entitled: 'Su proveedor nunca tuvo una suscripción.',
  lapsed: 'La suscripción de su proveedor terminó.',
  paused: 'Su proveedor está en pausa hasta el día que eligió.',
};
