import { z } from 'zod';
import { readPhone } from '../rules/phone.ts';
import { mostNumbers } from '../rules/safety/numbers.ts';
import { minute } from '../rules/time/durations.ts';
import { endpoint } from './endpoint.ts';
import { succeeded } from './fields.ts';

const unread = 'Escribí un celular o un fijo de Uruguay, por ejemplo 099 123 456';

/** A number as it is stored. The device reads it out of the pasted text, and that text stays on the device. */
const number = z
  .string(unread)
  .transform((text) => readPhone(text))
  .refine((read) => !('fault' in read), unread)
  .transform((read) => ('fault' in read ? '' : read.phone));

/** The owner of a number, with only the facts that the public profile of that id shows too (rule TRUST-76). */
const owner = z.object({
  id: z.int(),
  name: z.string(),
  service: z.string().nullable(),
  profile_image: z.string().nullable(),
  is_verified: z.boolean(),
  is_reviewed: z.boolean(),
  /** a code proved that the number is its own */
  phone_confirmed: z.boolean(),
});
export type PhoneOwner = z.output<typeof owner>;

export const phoneOwners = {
  find: endpoint({
    method: 'POST',
    path: '/api/phone-owners',
    auth: 'anyone',
    summary: 'De qué proveedores son estos números: hasta 3, y pocos por día desde una conexión',
    body: z.object({ numbers: z.array(number, unread).min(1, unread).max(mostNumbers, 'Hasta 3 números por vez') }),
    /** the owners of each number, in their order; none: nobody's */
    response: succeeded({ owners: z.array(z.array(owner)) }),
    limit: { max: 20, window: 10 * minute },
  }),
};
