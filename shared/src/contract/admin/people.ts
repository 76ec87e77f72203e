import { z } from 'zod';
import { deliveryStatuses } from '../../rules/deliveries.ts';
import { channels } from '../../rules/notifications.ts';
import { unlistedReasons } from '../../rules/services/unlisted.ts';
import { linkedBy } from '../../rules/verification.ts';
import { roles } from '../accounts.ts';
import { endpoint } from '../endpoint.ts';
import { idParams, succeeded } from '../fields.ts';
import { pushDevice } from '../notifications-push.ts';
import { pause, plannedPause } from '../pauses.ts';
import { openSession } from '../profile.ts';
import { logEntry } from './logs.ts';
import { adminMessage } from './messages.ts';
import { adminPayment } from './payments.ts';
import { adminProvider } from './providers.ts';
import { adminReview } from './reviews.ts';
import { adminService } from './services.ts';
import { adminSubscription } from './subscriptions.ts';
import { linkedAccount, verificationDecision } from './verification.ts';

/** Returns the schema of the newest rows of a list, and their number. `totalIsFloor`: there are at least that many. */
function newest<R extends z.ZodType>(row: R) {
  return z.object({ total: z.int(), totalIsFloor: z.boolean(), rows: z.array(row) });
}

/** An account in the panel, without anything that signs in. */
const personAccount = z.object({
  id: z.int(),
  kind: z.enum(['user', 'provider']),
  role: z.enum(roles),
  name: z.string(),
  username: z.string().nullable(),
  email: z.string(),
  email_verified: z.boolean(),
  phone: z.string().nullable(),
  address: z.string().nullable(),
  created_at: z.string(),
  /** the team suspended it (rule MOD-11) */
  is_suspended: z.boolean(),
  /** signs in with two-factor */
  second_step: z.boolean(),
  has_password: z.boolean(),
  must_change_password: z.boolean(),
  /** the social sign-ins: 'google' */
  signs_in_with: z.array(z.string()),
});

/** A contact of a person with a provider; without `service` the contact came from the profile. */
const personContact = z.object({
  at: z.string(),
  client: z.object({ id: z.int(), name: z.string() }),
  provider: z.object({ id: z.int(), name: z.string() }),
  service: z.object({ id: z.int(), title: z.string() }).nullable(),
});
export type PersonContact = z.output<typeof personContact>;

/** A mail, push or SMS and its state. The server keeps back its text, which may hold links, and its whole key. */
const personDelivery = z.object({
  id: z.int(),
  channel: z.enum(channels),
  /** its subject: 'new_review', 'reset' */
  about: z.string(),
  status: z.enum(deliveryStatuses),
  attempts: z.int(),
  created_at: z.string(),
  sent_at: z.string().nullable(),
});
export type PersonDelivery = z.output<typeof personDelivery>;

/** A post or a promotion of a provider's. */
const personPost = z.object({
  kind: z.enum(['post', 'offer']),
  id: z.int(),
  text: z.string(),
  is_hidden: z.boolean(),
  created_at: z.string(),
});

const listedService = adminService.extend({ unlisted: z.array(z.enum(unlistedReasons)) });

/** A person's data for support (rule ADM-120). Each list has the newest rows of its table. */
export const person = z.object({
  account: personAccount,
  provider: adminProvider
    .extend({
      entitled_until: z.string().nullable(),
      pause: pause.nullable(),
      planned_pause: plannedPause.nullish(),
    })
    .nullable(),
  services: newest(listedService).extend({ removed: z.int() }),
  posts: newest(personPost),
  /** other accounts that share something with this account, at most `limits.sameShown` of each kind */
  links: z.array(z.object({ by: z.enum(linkedBy), accounts: z.array(linkedAccount) })),
  reviews_written: newest(adminReview),
  reviews_received: newest(adminReview),
  contacts: newest(personContact),
  subscriptions: newest(adminSubscription),
  payments: newest(adminPayment),
  messages: newest(adminMessage),
  decisions: newest(verificationDecision),
  sessions: newest(openSession.pick({ device: true, created_at: true, last_seen_at: true })),
  devices: newest(pushDevice.omit({ of_session: true })),
  deliveries: newest(personDelivery),
  logs: newest(logEntry),
});
export type Person = z.output<typeof person>;

/** The things that deleting an account removes and keeps, shown before the deletion (rule ADM-4). */
const removal = z.object({
  id: z.int(),
  kind: z.enum(['user', 'provider']),
  name: z.string(),
  email: z.string(),
  company_name: z.string().nullable(),
  created_at: z.string(),
  goes: z.object({ services: z.int(), posts: z.int(), offers: z.int(), reviews_received: z.int() }),
  /** the data that stays: reviews without a name, payments as the law asks, accepted quotes for both of their sides */
  stays: z.object({ reviews_written: z.int(), payments: z.int(), quotes: z.int() }),
  /** its newest messages, one of which may ask for the deletion */
  requests: z.array(z.object({ id: z.int(), subject: z.string(), created_at: z.string() })),
  /** whether the account's address is verified, so that its owner gets the mail with the number */
  mailed: z.boolean(),
  /** the time until which the account's subscription would last; null: no subscription */
  entitled_until: z.string().nullable(),
});
export type Removal = z.output<typeof removal>;

export const adminPeople = {
  find: endpoint({
    method: 'GET',
    path: '/api/admin/people/:id',
    auth: 'admin',
    summary: 'Todo lo que el equipo necesita de una persona para ayudarla; queda registrado quién lo miró',
    params: idParams,
    response: succeeded({ person }),
    errors: ['not_found'],
  }),
  removal: endpoint({
    method: 'GET',
    path: '/api/admin/people/:id/removal',
    auth: 'admin',
    summary: 'Qué se va y qué queda si se elimina una cuenta',
    params: idParams,
    response: succeeded({ removal }),
    errors: ['not_found'],
  }),
};
