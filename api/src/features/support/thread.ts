import type { ThreadEntry } from '@tero/shared/contract/support';
import type { Db, Trx } from '../../db/schema/database.ts';

interface Answered {
  id: number;
  answer: string | null;
  answered_at: string | null;
}

/** Returns the later entries of each message, oldest first. */
export async function threadsOf(db: Db, messages: readonly Answered[]): Promise<Map<number, ThreadEntry[]>> {
  const threads = new Map<number, ThreadEntry[]>(messages.map(({ id }) => [id, []]));
  if (messages.length === 0) return threads;
  const rows = await db
    .selectFrom('message_entries')
    .select(['message_id', 'side', 'text', 'created_at'])
    .where('message_id', 'in', [...threads.keys()])
    .orderBy('id')
    .execute();
  for (const { message_id, ...entry } of rows) threads.get(message_id)?.push(entry);
  for (const message of messages) {
    const thread = threads.get(message.id) ?? [];
    const older = unkept(message, thread);
    if (older)
      threads.set(
        message.id,
        [...thread, older].sort((a, b) => (a.created_at < b.created_at ? -1 : 1)),
      );
  }
  return threads;
}

/** Returns the answer of a message older than threads, unless the thread already has it. */
function unkept({ answer, answered_at }: Answered, thread: readonly ThreadEntry[]): ThreadEntry | null {
  if (answer === null || answered_at === null) return null;
  const isKept = thread.some(({ side, created_at }) => side === 'team' && created_at === answered_at);
  return isKept ? null : { side: 'team', text: answer, created_at: answered_at };
}

/**
 * Adds an entry to a message's thread. An older answer that is only in the message's row first becomes an entry,
 * because the new answer overwrites it.
 */
export async function addEntry(trx: Trx, message: Answered, entry: ThreadEntry): Promise<void> {
  const thread = (await threadsOf(trx, [message])).get(message.id) ?? [];
  const { length } = await trx
    .selectFrom('message_entries')
    .select('id')
    .where('message_id', '=', message.id)
    .execute();
  const older = length < thread.length ? unkept(message, []) : null;
  const rows = [...(older ? [older] : []), entry].map((row) => ({ ...row, message_id: message.id }));
  await trx.insertInto('message_entries').values(rows).execute();
}
