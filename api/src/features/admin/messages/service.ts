import { type AdminMessage, type adminMessages as contract, edited } from '@tero/shared/contract/admin/messages';
import type { BodyOf } from '@tero/shared/contract/endpoint';
import { reportTypes } from '@tero/shared/contract/support';
import { excerpt } from '@tero/shared/rules/text/text';
import { recordAct } from '../../../audit/acts.ts';
import type { Caller } from '../../../core/caller.ts';
import { AppError, found } from '../../../core/errors.ts';
import type { Db } from '../../../db/schema/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { type Compare, versioned } from '../../../http/versions.ts';
import { addEntry, threadsOf } from '../../support/thread.ts';
import { sendAnswer } from './answer.ts';
import { holdMessage, type MessageRow, namesOf, updateMessage } from './repository.ts';

const gone = 'De este mensaje queda solo el número: su cuenta se eliminó';

/**
 * Answers a message, or changes its note or its state in the queue. An answer closes the message, unless a state is
 * given.
 */
export async function changeMessage(
  { db, clock, config }: Deps,
  id: number,
  { state, note, answer }: BodyOf<typeof contract.update>,
  { caller, compare }: { caller: Caller; compare: Compare },
): Promise<void> {
  const now = clock.now();
  await inTransaction(db, async (trx) => {
    const message = found(await holdMessage(trx, id), 'Ese mensaje ya no existe. Recargá la página.');
    await compare(trx);
    if (answer && message.email === '')
      throw new AppError('validation_failed', { message: gone, errors: { answer: gone } });
    const at = now.toISOString();
    const before = { state: message.state, note: message.note };
    const closed = answer ? ('cerrado' as const) : before.state;
    const after = { state: state ?? closed, note: note === undefined ? before.note : note };
    const answered = answer ? { answer, answered_at: at } : {};
    await updateMessage(trx, id, { ...after, ...answered, handled_by: caller.accountId, handled_at: at });
    if (answer) {
      await addEntry(trx, message, { side: 'team', text: answer, created_at: at });
      await sendAnswer({ trx, now, config }, message, answer);
    }
    await recordAct(trx, now, caller, { action: 'update', entity: 'message', id, before, after });
  });
}

type Subject = 'service' | 'provider' | 'post';

/** URL paths of pages that show one thing. */
const pages: [Subject, RegExp][] = [
  ['service', /^\/servicios\/(\d{1,9})$/],
  ['provider', /^\/provider-profile\/(\d{1,9})$/],
  ['post', /^\/publicacion\/(?:post\/)?(\d{1,9})$/],
];
const longestLabel = 60;

/** Returns support messages as the queue shows them, each with the thing that it is about. */
export async function messageViews(
  { db, config }: { db: Db; config: Deps['config'] },
  rows: readonly MessageRow[],
): Promise<AdminMessage[]> {
  const paths = rows.map(({ page }) => ownPath(page, config.publicUrl));
  const subjects = paths.map((path) => path && subjectOf(path));
  const names = new Map<Subject, Map<number, string>>();
  for (const [type] of pages) {
    const ids = subjects.flatMap((subject) => (subject && subject.type === type ? [subject.id] : []));
    names.set(type, await namesOf(db, type, [...new Set(ids)]));
  }
  const threads = await threadsOf(db, rows);
  return rows.map((row, at) => {
    const subject = subjects[at];
    const name = subject && names.get(subject.type)?.get(subject.id);
    const about = subject && name ? { ...subject, label: excerpt(name, longestLabel) } : null;
    return messageView(row, { page: paths[at] ?? null, about, entries: threads.get(row.id) ?? [] });
  });
}

/** Returns the path of a URL of this site; null for URLs elsewhere, which must not become links. */
function ownPath(page: string | null, publicUrl: string): string | null {
  if (!page || !URL.canParse(page, publicUrl)) return null;
  const url = new URL(page, publicUrl);
  return url.origin === new URL(publicUrl).origin ? url.pathname : null;
}

function subjectOf(path: string): { type: Subject; id: number; link: string } | null {
  for (const [type, pattern] of pages) {
    const id = pattern.exec(path)?.[1];
    if (id) return { type, id: Number(id), link: path };
  }
  return null;
}

function messageView(row: MessageRow, more: Pick<AdminMessage, 'page' | 'about' | 'entries'>): AdminMessage {
  const { account_id, account_name, account_email, handler, report_type, priority, ...message } = row;
  const isKnown = account_id !== null && account_name !== null && account_email !== null;
  return versioned(edited, {
    ...message,
    ...more,
    priority: priority === 1,
    waits: row.state !== 'cerrado' && (row.answered_at ?? '') < (row.asked_at ?? row.created_at),
    report_type: reportTypes.find((type) => type === report_type) ?? null,
    account: isKnown ? { id: account_id, name: account_name, email: account_email } : null,
    handled_by: handler,
  });
}
