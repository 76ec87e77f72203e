/**
 * The width of a provider's «Crear servicio» in the top bar, reserved until we know who may publish. With larger text,
 * only the button in the bottom bar remains.
 */
export const createWidth = 'min-w-29 max-[22.5rem]:min-w-14 max-[14.5rem]:hidden! sm:min-w-37';
