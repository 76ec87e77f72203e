/** The width of a provider's «Crear servicio» in the top bar, kept for it until it is known who may publish. */
export const createWidth = 'min-w-29 max-[22.5rem]:min-w-14 sm:min-w-37';
