import { z } from 'zod';
import { moderationReasons } from '../rules/moderation.ts';
import { endpoint } from './endpoint.ts';
import { succeeded } from './fields.ts';
import { plainRead } from './plain-read.ts';

/** A count, or null if it is below the least number that is shown (rule MOD-15). */
const count = z.int().nullable();

/** The numbers of a past local month, `YYYY-MM`. */
export const numbersMonth = z.object({
  month: z.string(),
  /** services that were listed for the first time */
  services: count,
  reviews: count,
  /** reports of services, reviews and all that can be reported */
  reports: count,
  /** how many things the team hid, for each reason of its list */
  removed: z.array(z.object({ reason: z.enum(moderationReasons), count })),
  /** how many things the team restored, and suspensions it lifted, after the author had answered */
  restored: count,
  /**
   * the median number of days from the first report of a thing to the team's first decision about it, with one decimal
   */
  days_to_decide: z.number().nullable(),
  /** verifications of providers that the team rejected */
  rejected: count,
});
export type NumbersMonth = z.output<typeof numbersMonth>;

export const numbers = {
  months: endpoint({
    method: 'GET',
    path: '/api/numbers',
    auth: 'anyone',
    ...plainRead,
    summary: 'Tero en números: los últimos meses completos, el más nuevo primero; lo que es menos de `least` es null',
    response: succeeded({ least: z.int(), months: z.array(numbersMonth) }),
  }),
};
