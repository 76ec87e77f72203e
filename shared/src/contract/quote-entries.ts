import { hour } from '../rules/time/durations.ts';
import { endpoint } from './endpoint.ts';
import { id, idParams, succeeded, success } from './fields.ts';
import { link, sharedQuote } from './quotes.ts';
import { acceptEntryBody, entryBody } from './quotes-entry.ts';

const read = succeeded({ quote: sharedQuote });
const number = { number: id };

/** The libreta of an accepted quote: what was added to its price, and what was paid (rule QUOTE-55). */
export const quoteEntries = {
  add: endpoint({
    method: 'POST',
    path: '/api/quotes/:id/entries',
    auth: 'provider',
    summary: 'Anota un adicional o un pago en un presupuesto propio aceptado, y avisa al cliente',
    params: idParams,
    body: entryBody,
    response: read,
    status: 201,
    idempotent: true,
    errors: ['not_found', 'forbidden', 'quote_closed', 'quota_exceeded'],
    limit: { max: 60, window: hour, by: 'account' },
  }),
  takeBack: endpoint({
    method: 'DELETE',
    path: '/api/quotes/:id/entries/:number',
    auth: 'provider',
    summary: 'Retira un adicional que nadie aceptó, o un pago anotado en las últimas 24 horas, y avisa al cliente',
    params: idParams.extend(number),
    response: read,
    errors: ['not_found', 'forbidden', 'quote_closed'],
    limit: { max: 60, window: hour, by: 'account' },
  }),
  askCode: endpoint({
    method: 'POST',
    path: '/api/quotes/link/:token/entries/:number/code',
    auth: 'anyone',
    summary: 'Manda un código por SMS, para aceptar un adicional, al celular que aceptó el presupuesto',
    params: link.extend(number),
    response: success,
    errors: ['forbidden', 'not_found', 'quote_closed', 'texts_unavailable', 'code_too_soon'],
    limit: { max: 20, window: hour },
  }),
  accept: endpoint({
    method: 'POST',
    path: '/api/quotes/link/:token/entries/:number/accept',
    auth: 'anyone',
    summary: 'Acepta un adicional con el código; la misma llamada otra vez no cambia nada',
    params: link.extend(number),
    body: acceptEntryBody,
    response: read,
    errors: ['forbidden', 'not_found', 'quote_changed', 'quote_closed'],
    limit: { max: 30, window: hour },
  }),
};
