import type { OwnMessage, ThreadEntry } from '@tero/shared/contract/support';
import { limits } from '@tero/shared/limits';
import { day } from '@tero/shared/rules/time/durations';
import { AppError, found } from '../../core/errors.ts';
import type { Held } from '../../db/schema/database.ts';
import { holdAccount } from '../../db/sql/dialect.ts';
import { inTransaction } from '../../db/transaction.ts';
import { queueMail } from '../../delivery/mail/mailer.ts';
import type { Deps } from '../../deps/deps.ts';
import type { Settle, Stored } from '../../http/idempotency/claims.ts';
import * as messages from './repository.ts';
import { addEntry, threadsOf } from './thread.ts';

async function requireRoom(held: Held, accountId: number, now: Date): Promise<void> {
  const since = new Date(now.getTime() - day).toISOString();
  if ((await messages.countFollowUps(held, accountId, since)) < limits.contactsPerDay) return;
  throw new AppError('quota_exceeded', { message: 'Hoy ya nos escribiste muchas veces. Seguimos mañana.' });
}

/** Returns an account's messages to the team with their later entries, newest first. */
export async function ownMessages({ db }: Pick<Deps, 'db'>, accountId: number): Promise<OwnMessage[]> {
  const rows = await messages.listOf(db, accountId, limits.ownMessagesListed);
  const threads = await threadsOf(db, rows);
  return rows.map((row) => ({ ...row, entries: threads.get(row.id) ?? [] }));
}

/** Adds an entry by the writer. The message waits for the team again, and the team gets a mail (rule SUPP-71). */
export async function followUp(
  { db, config, clock }: Deps,
  { accountId, id, text }: { accountId: number; id: number; text: string },
  settle: Settle<ThreadEntry>,
): Promise<Stored<ThreadEntry>> {
  const now = clock.now();
  return inTransaction(db, async (trx) => {
    const message = found(await messages.holdOwn(trx, accountId, id), 'Ese mensaje ya no existe. Recargá la página.');
    const thread = (await threadsOf(trx, [message])).get(id) ?? [];
    if (thread.length >= limits.threadEntries) {
      throw new AppError('quota_exceeded', {
        message: 'Esta conversación ya es muy larga. Escribinos un mensaje nuevo.',
      });
    }
    await requireRoom(await holdAccount(trx, accountId), accountId, now);
    const entry: ThreadEntry = { side: 'writer', text, created_at: now.toISOString() };
    await addEntry(trx, message, entry);
    await messages.askAgain(trx, id, {
      state: message.state === 'cerrado' ? 'nuevo' : message.state,
      at: entry.created_at,
      first: await messages.isFirst(trx, accountId, now),
    });
    const { name, email, subject } = message;
    const work = { trx, now, config };
    await queueMail(work, {
      key: `contact:${id}:${entry.created_at}`,
      accountId: null,
      to: { name: 'Soporte de Tero', address: config.supportEmail },
      replyTo: { name, address: email },
      subject: `[Contacto #${id}] Sigue: ${subject}`,
      greeting: null,
      paragraphs: [text, `De: ${name} (${email})`],
    });
    return settle(trx, entry);
  });
}
