import { z } from 'zod';
import { limits } from '../limits.ts';
import { quoteTaxKeys } from '../rules/quotes/totals.ts';
import { inquiryLink, optionalText, requiredLine } from './fields.ts';
import { amount, amountOrNone, blankAsMissing, blankAsNull, numeric } from './loose.ts';
import { noneOrMobile } from './phone.ts';

const whole = 'Escribí el precio en pesos enteros, por ejemplo 1.500';
/** A price with centésimos is rounded, and the form says so beside it. */
export const pesos = z
  .number(whole)
  .overwrite(Math.round)
  .min(0, whole)
  .max(limits.priceMax, 'Escribí un precio de hasta 9.999.999 pesos por renglón');
const days = `Escribí cuántos días vale el presupuesto, de 1 a ${limits.quoteDaysMax}`;
const guarantee = `Escribí de cuántos días es la garantía, de 1 a ${limits.quoteGuaranteeDays}`;

/** A provider's input; the server adds totals and dates (rule QUOTE-5). */
export const quoteBody = z.object({
  client_name: requiredLine('Escribí para quién es', limits.nameMax),
  client_phone: noneOrMobile.optional(),
  works: z
    .array(z.object({ text: requiredLine('Escribí qué trabajo es', limits.quoteWork), price: amount(pesos) }))
    .min(1, 'Escribí al menos un trabajo')
    .max(limits.quoteWorks, `Podés agregar hasta ${limits.quoteWorks} trabajos`),
  materials: amountOrNone(pesos.nullable()).optional(),
  labour: amountOrNone(pesos.nullable()).optional(),
  tax: z.enum(quoteTaxKeys, 'Elegí si el precio tiene IVA').default('included'),
  term: optionalText(limits.shortText),
  conditions: optionalText(limits.quoteConditions),
  /** null: none; missing from older apps, which change nothing of it */
  guarantee_days: blankAsNull(
    numeric(z.int(guarantee).min(1, guarantee).max(limits.quoteGuaranteeDays, guarantee)),
  ).optional(),
  validity_days: blankAsMissing(
    numeric(z.int(days).min(1, days).max(limits.quoteDaysMax, days)).default(limits.quoteDays),
  ),
});

/** A new quote may answer a pedido: the token of its link says which (rule QUOTE-24). */
export const newQuoteBody = quoteBody.extend({
  inquiry_token: inquiryLink.optional(),
  /** to look at the work; it answers no pedido (rule QUOTE-60) */
  is_visit: z.boolean('Decí si es una visita').optional(),
});
