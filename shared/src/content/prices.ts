import { limits } from '@tero/shared/limits';
import { formatPesos } from '@tero/shared/rules/money/money';

/** The price that is charged today. */
export const chargedPrice = `${formatPesos(limits.subscriptionPrice)} por mes`;
/** The price that the providers' FAQ names. Nobody is charged it (rule MONEY-8). */
export const referencePrice = '19.99 USD por mes';
export const earlyAccess =
  'Registro gratuito para los primeros 20 o 30 proveedores; más adelante se paga una suscripción.';
