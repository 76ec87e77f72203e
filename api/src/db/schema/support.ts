import type { Generated } from 'kysely';
import type { Flag, Instant } from '../values/values.ts';

export interface ContactMessagesTable {
  id: Generated<number>;
  kind: 'contact' | 'report';
  account_id: number | null;
  name: string;
  email: string;
  phone: string | null;
  subject: string;
  message: string;
  report_type: string | null;
  page: string | null;
  user_agent: string | null;
  /** the network that the message came from: an IPv4 address, or a /64 of IPv6 */
  ip: string;
  /** the message's state in the team's queue */
  state: Generated<'nuevo' | 'en_curso' | 'cerrado'>;
  note: string | null;
  /** the team's answer to the writer */
  answer: string | null;
  answered_at: Instant | null;
  /** when its writer wrote again; null: never */
  asked_at: Instant | null;
  /** whether its writer had an active subscription when writing (rule SUPP-96) */
  priority: Generated<Flag>;
  handled_by: number | null;
  handled_at: Instant | null;
  created_at: Instant;
}

/** A later entry of a support message. */
export interface MessageEntriesTable {
  id: Generated<number>;
  message_id: number;
  side: 'team' | 'writer';
  text: string;
  created_at: Instant;
}

/** A ready-made answer of the team's. */
export interface AnswerTemplatesTable {
  id: Generated<number>;
  name: string;
  text: string;
  created_at: Instant;
}
