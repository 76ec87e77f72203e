import { z } from 'zod';
import { quoteStates } from '../rules/quotes/state.ts';
import { quoteTaxKeys } from '../rules/quotes/totals.ts';
import { hour, minute } from '../rules/time/durations.ts';
import { edits, version } from './edits.ts';
import { endpoint } from './endpoint.ts';
import { idParams, personName, succeeded, success } from './fields.ts';
import { mobilePhone } from './phone.ts';
import { plainRead } from './plain-read.ts';
import { newQuoteBody, quoteBody } from './quotes-body.ts';
import { cita, citaCame, quoteSides, textedCode } from './quotes-cita.ts';
import { agreement, quoteEntry } from './quotes-entry.ts';

const content = {
  client_name: z.string(),
  works: z.array(z.object({ text: z.string(), price: z.int() })),
  materials: z.int().nullable(),
  labour: z.int().nullable(),
  tax: z.enum(quoteTaxKeys),
  term: z.string().nullable(),
  conditions: z.string().nullable(),
  /** of the work (rule QUOTE-57); missing in older versions and caches */
  guarantee_days: z.int().nullable().optional(),
};

/** A version as both sides read it. */
const written = {
  ...content,
  subtotal: z.int(),
  tax_amount: z.int(),
  total: z.int(),
  version_number: z.int(),
  /** its changes since the version before, in words */
  changes: z.array(z.string()),
  sent_at: z.string(),
  /** a local day, which counts whole */
  valid_until: z.string(),
};

/** The pedido that a quote answers. */
const askedFor = z.object({
  what: z.string(),
  place: z.string(),
  timing: z.string(),
  /** the quote's maker gets the page of the pedido's link, its writer their own page */
  path: z.string(),
});
export type AskedFor = z.output<typeof askedFor>;

/** The word that the work is done: when it was said, and by which side (rule QUOTE-54). */
const done = z.object({ at: z.string(), side: z.enum(quoteSides) });
export type QuoteDone = z.output<typeof done>;

/** A quote as its provider reads it. */
export const quote = z.object({
  id: z.int(),
  /** the address of its page; anybody who has it may read and accept */
  path: z.string(),
  client_phone: z.string().nullable(),
  validity_days: z.int(),
  ...written,
  state: z.enum(quoteStates),
  /** it is of a visit (rule QUOTE-60); missing in older caches */
  is_visit: z.boolean().optional(),
  /** it answers a pedido, whose writer reads it in Mis pedidos at once; missing in older caches */
  arrived: z.boolean().optional(),
  /** its writer was notified of this version (rule QUOTE-26); missing in older caches */
  told: z.boolean().optional(),
  /** in the lists, while the pedido's link would open (rule QUOTE-31) */
  asked: askedFor.optional(),
  created_at: z.string(),
  seen_at: z.string().nullable(),
  withdrawn_at: z.string().nullable(),
  accepted_at: z.string().nullable(),
  accepted_name: z.string().nullable(),
  accepted_phone: z.string().nullable(),
  /** SHA-256 of the exact text that was accepted */
  fingerprint: z.string().nullable(),
  /** like `cita` missing in older caches */
  done: done.nullable().optional(),
  cita: cita.nullable().optional(),
  version,
});
export type Quote = z.output<typeof quote>;

/** An accepted quote in short; without its provider if that has left. */
const agreed = z.object({ path: z.string(), provider_id: z.int().nullable(), provider_name: z.string().nullable() });

/**
 * `others`: how many more providers the person wrote to. `to_tell`: the ids of those who can be told that it is solved.
 * `to_tell` and `id` are missing in older caches.
 */
const ownAsked = askedFor.extend({
  id: z.int().optional(),
  ...{ others: z.int(), to_tell: z.array(z.int()).optional() },
  /** for a quote that is not accepted: the pedido's other quote that its writer accepted (rule QUOTE-40) */
  agreed: agreed.optional(),
});

/** A quote for anybody with its link, without phones. */
export const sharedQuote = z.object({
  id: z.int(),
  state: z.enum(quoteStates),
  /** it is of a visit; missing in older caches */
  is_visit: z.boolean().optional(),
  /** null once its provider has left: an accepted quote stays readable */
  provider: z.object({ id: z.int(), name: z.string(), is_verified: z.boolean(), is_reviewed: z.boolean() }).nullable(),
  written: z.object(written).nullable(),
  agreement: agreement.nullable(),
  /** whether codes can be sent by SMS now */
  takes_codes: z.boolean(),
  /** the caller is who made it */
  is_own: z.boolean(),
  /** the caller accepted it; like `done` missing in older caches */
  is_accepter: z.boolean().optional(),
  done: done.nullable().optional(),
  /** when its provider goes (rule CITA-1); missing in older caches */
  cita: cita.nullable().optional(),
  /** its libreta (rule QUOTE-55); missing in older caches */
  entries: z.array(quoteEntry).optional(),
  /** whether they came to the last cita that is asked about */
  cita_came: citaCame.optional(),
  /** the caller wrote it (rule QUOTE-31) */
  asked: ownAsked.optional(),
});
export type SharedQuote = z.output<typeof sharedQuote>;

/** The fields of a quote's form. */
export const editedQuote = edits('Este presupuesto', quote, [
  ...(['client_name', 'client_phone', 'works', 'materials', 'labour', 'tax', 'term', 'conditions'] as const),
  ...(['guarantee_days', 'validity_days'] as const),
]);

const token = z.string().regex(/^[\w-]{43}$/, 'El enlace no está completo');
/** What a quote's link names. */
export const link = z.object({ token });
const versionNumber = z.int('Falta la versión').min(1, 'Falta la versión').max(10_000, 'Falta la versión');

/** The request for a code. */
export const quoteCodeBody = z.object({ version_number: versionNumber, phone: mobilePhone });

/** «Acepto», with a name and the code that came by SMS. */
export const acceptQuoteBody = quoteCodeBody.extend({
  name: personName,
  code: textedCode,
});

const read = succeeded({ quote: sharedQuote });
const saved = succeeded({ quote });

export const quotes = {
  list: endpoint({
    method: 'GET',
    path: '/api/quotes',
    auth: 'provider',
    summary: 'Mis presupuestos, el más nuevo primero',
    response: succeeded({ quotes: z.array(quote) }),
  }),
  agreed: endpoint({
    method: 'GET',
    path: '/api/quotes/agreed',
    auth: 'provider',
    summary:
      'Mis presupuestos que aceptaron en los últimos 7 días, el último aceptado primero, y cómo vienen los demás',
    response: succeeded({
      quotes: z.array(quote),
      /** the quote that was accepted last, within 30 days; like `open` missing in older caches */
      last: quote.nullable().optional(),
      /** how many can be accepted and were not opened, and how many of those were */
      open: z.object({ unseen: z.int(), seen: z.int() }).optional(),
    }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/quotes',
    auth: 'provider',
    summary: 'Hace un presupuesto con su enlace',
    body: newQuoteBody,
    response: saved,
    status: 201,
    idempotent: true,
    errors: ['requires_subscription', 'profile_incomplete', 'quota_exceeded'],
    limit: { max: 60, window: hour, by: 'account' },
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/quotes/:id',
    auth: 'provider',
    summary: 'Hace una versión nueva de un presupuesto propio que nadie aceptó',
    params: idParams,
    body: quoteBody,
    response: saved,
    idempotent: true,
    edits: editedQuote,
    errors: ['not_found', 'forbidden', 'quote_closed', 'quota_exceeded'],
    limit: { max: 60, window: hour, by: 'account' },
  }),
  withdraw: endpoint({
    method: 'DELETE',
    path: '/api/quotes/:id',
    auth: 'provider',
    summary: 'Retira un presupuesto propio que nadie aceptó',
    params: idParams,
    response: success,
    errors: ['not_found', 'forbidden', 'quote_closed'],
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/quotes/link/:token',
    auth: 'anyone',
    limit: plainRead.limit,
    // its maker gets more fields, so no shared cache may store it
    cache: 'never',
    summary: 'Un presupuesto, para quien tiene su enlace',
    params: link,
    response: read,
    errors: ['not_found'],
  }),
  seen: endpoint({
    method: 'POST',
    path: '/api/quotes/link/:token/seen',
    auth: 'anyone',
    summary: 'Anota que se abrió una versión; la primera vez se avisa al proveedor',
    params: link,
    body: z.object({ version_number: versionNumber }),
    response: success,
    errors: ['not_found'],
    limit: { max: 60, window: minute },
  }),
  askCode: endpoint({
    method: 'POST',
    path: '/api/quotes/link/:token/code',
    auth: 'anyone',
    summary: 'Manda por SMS un código para aceptar',
    params: link,
    body: quoteCodeBody,
    response: success,
    errors: ['not_found', 'quote_changed', 'quote_closed', 'texts_unavailable', 'code_too_soon'],
    limit: { max: 20, window: hour },
  }),
  accept: endpoint({
    method: 'POST',
    path: '/api/quotes/link/:token/accept',
    auth: 'anyone',
    summary: 'Acepta un presupuesto con el código; la misma llamada otra vez no cambia nada',
    params: link,
    body: acceptQuoteBody,
    response: read,
    errors: ['forbidden', 'not_found', 'quote_changed', 'quote_closed'],
    limit: { max: 30, window: hour },
  }),
  done: endpoint({
    method: 'POST',
    path: '/api/quotes/link/:token/done',
    auth: 'account',
    summary: 'Dice que el trabajo de un presupuesto aceptado está hecho; la primera vez se avisa a la otra parte',
    params: link,
    response: read,
    errors: ['forbidden', 'not_found', 'quote_closed'],
    limit: { max: 60, window: hour, by: 'account' },
  }),
};
