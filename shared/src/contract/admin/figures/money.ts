import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { succeeded } from '../../fields.ts';
import { numeric } from '../../loose.ts';

export const moneySpans = [6, 12, 24] as const;
export type MoneySpan = (typeof moneySpans)[number];

/** A local month of the ledger (rule ADM-95). Money in pesos. */
export const moneyMonth = z.object({
  /** `2026-11` */
  month: z.string(),
  /** the payments of the month, including those refunded later */
  income: z.number(),
  payments: z.int(),
  /** the refunds of the month, of payments of any month */
  refunds: z.number(),
  failed: z.int(),
  failed_amount: z.number(),
  /** subscriptions that began: `started` of providers who never had one before, `won_back` of the others */
  started: z.int(),
  won_back: z.int(),
  /** providers whose last access ended */
  lost: z.int(),
});
export type MoneyMonth = z.output<typeof moneyMonth>;

export const adminMoney = {
  months: endpoint({
    method: 'GET',
    path: '/api/admin/money',
    auth: 'admin',
    summary: 'Ingresos, devoluciones y suscripciones por mes, y lo que se espera cobrar',
    query: z.object({ months: numeric(z.literal(moneySpans, 'Período inválido')).default(12) }),
    response: succeeded({
      /** the newest first, this month included */
      months: z.array(moneyMonth),
      /** the charges that Mercado Pago will make by the end of `until`, a local day */
      expected: z.object({ until: z.string(), charges: z.int(), amount: z.number() }),
    }),
  }),
};
