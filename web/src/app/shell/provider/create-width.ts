/**
 * The width of a provider's «Crear servicio» in the top bar, kept for it until it is known who may publish. With larger text
 * the bottom bar's alone is left.
 */
export const createWidth = 'min-w-29 max-[22.5rem]:min-w-14 max-[14.5rem]:hidden! sm:min-w-37';
