import { limits, networkLimits } from '@tero/shared/limits';
import { phoneText } from '@tero/shared/rules/phone';
import { day } from '@tero/shared/rules/time/durations';
import { AppError } from '../../core/errors.ts';
import { floodNetworkOfNetwork } from '../../core/network.ts';
import type { Table } from '../../db/schema/database.ts';
import { alone } from '../../db/sql/dialect.ts';
import { inTransaction } from '../../db/transaction.ts';
import { queueMail } from '../../delivery/mail/mailer.ts';
import type { Deps } from '../../deps/deps.ts';
import type { Settle, Stored } from '../../http/idempotency/claims.ts';
import * as messages from './repository.ts';

interface Given {
  kind: Table<'contact_messages'>['kind'];
  name: string;
  email: string;
  phone?: string | null;
  subject: string;
  message: string;
  report_type?: string;
  page?: string | null;
  user_agent?: string | null;
}

interface Sender {
  accountId: number | null;
  /** the network by which we count the messages of one day */
  network: string;
}

/**
 * Tells whether another message would exceed the daily limit of the sender, its network, strangers or everybody (rule
 * SUPP-87).
 */
function isOneTooMany(recent: readonly Partial<Sender>[], sender: Sender, scale: number): boolean {
  const rented = floodNetworkOfNetwork(sender.network);
  const isFull = (most: number, counts: (one: Partial<Sender>) => boolean = () => true) =>
    recent.filter(counts).length >= most * scale;
  return (
    isFull(limits.contactsPerDay, ({ network }) => network === sender.network) ||
    isFull(networkLimits.contactsOfRented, ({ network }) => floodNetworkOfNetwork(network ?? '') === rented) ||
    (sender.accountId === null && isFull(networkLimits.contactsOfStrangers, ({ accountId }) => accountId === null)) ||
    isFull(networkLimits.contactsOfAll)
  );
}

/**
 * Stores a support message and queues its mail in one transaction, so that no accepted message is lost. The mail's
 * Reply-To is the sender, and the recipient is the configured address (rule SUPP-3).
 */
export async function receive(
  { db, config, clock }: Deps,
  given: Given,
  sender: Sender,
  settle: Settle<unknown>,
): Promise<Stored<unknown>> {
  const now = clock.now();
  return inTransaction(db, async (trx) => {
    const held = await alone(trx, 'supportMessages');
    const recent = await messages.listSenders(held, new Date(now.getTime() - day).toISOString());
    if (isOneTooMany(recent, sender, config.rateLimitScale)) {
      throw new AppError('too_many_requests', { retryAfter: day / 1000 });
    }
    const work = { trx, now, config };
    const first = await messages.isFirst(trx, sender.accountId, now);
    const sent = { account_id: sender.accountId, ip: sender.network, created_at: now.toISOString() };
    const row = { ...given, ...sent, priority: first ? (1 as const) : (0 as const) };
    const id = await messages.insert(trx, row);
    await queueMail(work, {
      key: `contact:${id}`,
      accountId: sender.accountId,
      to: { name: 'Soporte de Tero', address: config.supportEmail },
      replyTo: { name: given.name, address: given.email },
      subject: `[${given.kind === 'report' ? `Reporte: ${given.report_type}` : 'Contacto'} #${id}] ${given.subject}`,
      greeting: null,
      paragraphs: [given.message, details(given)],
    });
    return settle(trx, id);
  });
}

function details({ name, email, phone, page, user_agent }: Given): string {
  const lines = [
    `De: ${name} (${email})`,
    phone && `Teléfono: ${phoneText(phone)}`,
    page && `Página: ${page}`,
    user_agent,
  ];
  return lines.filter(Boolean).join('\n');
}
