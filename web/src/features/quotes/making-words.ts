import type { SharedInquiry } from '@tero/shared/contract/inquiries';
import { isApiError } from '../../lib/http/client/api-error.ts';

/**
 * How a new quote comes to its client: by its provider's message alone (`link`), also for a pedido that asks somebody
 * else (`foreign`); in Tero too (`asked`); or in Tero if the pedido, which could not be read, asks this provider (`unread`).
 * A `visit` goes by the message alone (rule QUOTE-60).
 */
export type Reach = 'link' | 'foreign' | 'asked' | 'unread' | 'visit';

export function reachOf(token: string | null, inquiry: SharedInquiry | undefined, error: Error | null): Reach {
  if (token === null) return 'link';
  if (inquiry) return inquiry.reader === 'asked' ? 'asked' : 'foreign';
  const isGone = isApiError(error, 'not_found') || isApiError(error, 'link_expired');
  return isGone ? 'foreign' : 'unread';
}

export interface MakingWords {
  lead: string;
  /** said above the button */
  note?: string;
  submit: string;
  busy: string;
  failure: string;
  /** a sentence without its full stop */
  queued: string;
  /** making it sends it */
  arrives: boolean;
}

const saving = {
  lead: 'Escribí el presupuesto, guardalo y mandalo por WhatsApp. Tu cliente lo lee y lo acepta sin tener cuenta.',
  submit: 'Guardar y seguir',
  busy: 'Guardando...',
  failure: 'No pudimos guardar el presupuesto. Probá de nuevo.',
  queued: 'Guardamos el presupuesto y vas a poder mandarlo por WhatsApp',
  arrives: false,
};
const sending = {
  lead: 'Escribís el presupuesto, lo mandás y tu cliente lo acepta desde el celular.',
  submit: 'Mandar presupuesto',
  busy: 'Mandando...',
  failure: 'No pudimos mandar el presupuesto. Probá de nuevo.',
  queued: 'Guardamos el presupuesto y lo enviamos a quien lo pidió',
  arrives: true,
};
const arrival = 'aparece en su pedido, en Tero, apenas lo mandes.';

/** What the form of a new quote says of how it comes to its client (rule QUOTE-28). */
export const makingWords: Record<Reach, MakingWords> = {
  link: saving,
  visit: {
    ...saving,
    lead: 'Para ver el trabajo antes de pasar el precio. Tu cliente acepta la visita en el enlace, sin tener cuenta, y ahí coordinan el día y la hora.',
    failure: 'No pudimos guardar la visita. Probá de nuevo.',
    queued: 'Guardamos la visita y vas a poder mandarla por WhatsApp',
  },
  foreign: {
    ...saving,
    note: 'Cuando guardes el presupuesto, mandale el enlace a tu cliente por WhatsApp: en Tero no lo va a ver, porque le hizo el pedido a otro proveedor.',
  },
  asked: { ...sending, note: `A tu cliente le ${arrival} Después mandáselo también por WhatsApp.` },
  unread: { ...sending, note: `Si tu cliente te pidió el presupuesto a vos por Tero, le ${arrival}` },
};
