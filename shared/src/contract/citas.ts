import { z } from 'zod';
import { hour } from '../rules/time/durations.ts';
import { endpoint } from './endpoint.ts';
import { succeeded, success } from './fields.ts';
import { plainRead } from './plain-read.ts';
import { link, sharedQuote } from './quotes.ts';
import { cita, citaAnswerBody, citaBody, citaCameBody, quoteSides } from './quotes-cita.ts';

const read = succeeded({ quote: sharedQuote });
const refused = ['forbidden', 'not_found', 'quote_changed', 'quote_closed'] as const;

/** A cita to come, for one of its two. */
const comingCita = cita.extend({
  /** the address of the quote's page */
  path: z.string(),
  /** on which side the caller is */
  as: z.enum(quoteSides),
  /** the other */
  other: z.string(),
});
export type ComingCita = z.output<typeof comingCita>;

/** The cita of an accepted quote, by the quote's link, and the caller's own citas to come. */
export const citas = {
  list: endpoint({
    method: 'GET',
    path: '/api/citas',
    auth: 'account',
    summary: 'Mis citas que vienen, de presupuestos que hice o acepté, la primera antes',
    response: succeeded({ citas: z.array(comingCita) }),
  }),
  propose: endpoint({
    method: 'POST',
    path: '/api/quotes/link/:token/cita',
    auth: 'anyone',
    summary: 'Propone una cita o la cambia, y avisa a la otra parte; la misma llamada otra vez no cambia nada',
    params: link,
    body: citaBody,
    response: read,
    errors: refused,
    limit: { max: 60, window: hour },
  }),
  answer: endpoint({
    method: 'POST',
    path: '/api/quotes/link/:token/cita/answer',
    auth: 'anyone',
    summary: 'Confirma la cita que propuso la otra parte, o la suspende',
    params: link,
    body: citaAnswerBody,
    response: read,
    errors: refused,
    limit: { max: 60, window: hour },
  }),
  came: endpoint({
    method: 'POST',
    path: '/api/quotes/link/:token/cita/came',
    auth: 'anyone',
    summary: 'Dice si la otra parte fue a la cita; vale lo último que se dijo',
    params: link,
    body: citaCameBody,
    response: read,
    errors: ['forbidden', 'not_found', 'quote_closed'],
    limit: { max: 60, window: hour },
  }),
  askCode: endpoint({
    method: 'POST',
    path: '/api/quotes/link/:token/cita/code',
    auth: 'anyone',
    summary: 'Manda un código por SMS al celular que aceptó el presupuesto',
    params: link,
    response: success,
    errors: ['forbidden', 'not_found', 'quote_closed', 'texts_unavailable', 'code_too_soon'],
    limit: { max: 20, window: hour },
  }),
  askCameCode: endpoint({
    method: 'POST',
    path: '/api/quotes/link/:token/cita/came/code',
    auth: 'anyone',
    summary: 'Manda un código por SMS al celular que aceptó el presupuesto, para decir si el proveedor fue a la cita',
    params: link,
    response: success,
    errors: ['forbidden', 'not_found', 'quote_closed', 'texts_unavailable', 'code_too_soon'],
    limit: { max: 20, window: hour },
  }),
  calendar: endpoint({
    method: 'GET',
    path: '/api/quotes/link/:token/cita.ics',
    auth: 'anyone',
    limit: plainRead.limit,
    cache: 'never',
    summary: 'La cita para un calendario, también suspendida',
    params: link,
    response: z.string(),
    produces: 'text/calendar',
    errors: ['not_found'],
  }),
};
