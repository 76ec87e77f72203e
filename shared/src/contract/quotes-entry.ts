import { z } from 'zod';
import { hasLink } from '../rules/text/links.ts';
import { requiredLine } from './fields.ts';
import { amount } from './loose.ts';
import { pesos } from './quotes-body.ts';
import { textedCode } from './quotes-cita.ts';

/** Of a libreta: entries, letters of one, days after the work in which it goes on, and hours to take a payment back. */
export const entryLimits = { entries: 20, text: 120, openDays: 90, paymentHours: 24 } as const;

/** What is added to the price of an accepted quote, or was paid of it. */
export const entryKinds = ['extra', 'payment'] as const;
export type EntryKind = (typeof entryKinds)[number];

/** An extra is proposed, then accepted; a payment is noted. Either may be withdrawn. */
export const entryStates = ['proposed', 'accepted', 'noted', 'withdrawn'] as const;
export type EntryState = (typeof entryStates)[number];

/** What was accepted, word for word, with its SHA-256. */
export const agreement = z.object({ text: z.string(), fingerprint: z.string(), accepted_at: z.string() });

/** An entry of the libreta of a quote (rule QUOTE-55). */
export const quoteEntry = z.object({
  /** within the quote, from 1 on */
  number: z.int(),
  kind: z.enum(entryKinds),
  state: z.enum(entryStates),
  text: z.string(),
  /** whole pesos: what is paid, with taxes */
  amount: z.int(),
  created_at: z.string(),
  /** of an accepted extra */
  agreement: agreement.nullable(),
});
export type QuoteEntry = z.output<typeof quoteEntry>;

const some = 'Escribí un monto de al menos 1 peso, por ejemplo 1.500';

/** What a provider adds. */
export const entryBody = z.object({
  kind: z.enum(entryKinds, 'Elegí si es un adicional o un pago'),
  /** our notices quote it */
  text: requiredLine('Escribí qué es', entryLimits.text).refine(
    (text) => !hasLink(text),
    'Escribilo sin enlaces ni direcciones como ejemplo.com.',
  ),
  amount: amount(pesos.min(1, some)),
});

/** «Acepto» of an extra, with the amount that the person saw. */
export const acceptEntryBody = z.object({ amount: z.int('Falta el monto').min(1, 'Falta el monto'), code: textedCode });
