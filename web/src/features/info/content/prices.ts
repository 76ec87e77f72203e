/** What is charged today. */
export const chargedPrice = '890 UYU al mes';
/** S1 §1: the provider FAQ's reading, which nobody is charged. */
export const referencePrice = '19.99 USD por mes';
export const earlyAccess =
  'Registro gratuito para los primeros 20-30 proveedores, con una suscripción anunciada para más adelante.';
