import { articles } from '@tero/shared/content/articles';
import type { adminNewsletter as contract, NewsletterIssue } from '@tero/shared/contract/admin/newsletter';
import type { BodyOf } from '@tero/shared/contract/endpoint';
import { issueParagraphs } from '@tero/shared/rules/newsletter';
import { addressAt } from '@tero/shared/rules/text/address';
import { addMonths, longDate } from '@tero/shared/rules/time/time';
import { recordAct } from '../../audit/acts.ts';
import type { Caller } from '../../core/caller.ts';
import { AppError } from '../../core/errors.ts';
import type { Db } from '../../db/schema/database.ts';
import { alone } from '../../db/sql/dialect.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps/deps.ts';
import * as issues from './issue-repository.ts';
import { mailNewsletter } from './service.ts';

/** How many issues the panel shows. */
const shown = 24;
/** Mails that are put into the outbox in one transaction. */
const batch = 100;

type Dbs = Pick<Deps, 'db' | 'clock'>;

/**
 * Returns the issues so far, the number of people who get the next one, and the time from which it may be sent; null:
 * now.
 */
export async function listIssues({ db, clock }: Dbs) {
  const rows = await issues.listIssues(db, shown);
  const listed: NewsletterIssue[] = [];
  for (const { articles: _, ...row } of rows) {
    const { sent, failed } = row;
    const known = sent === null || failed === null ? await figuresOf(db, row) : { sent, failed, waiting: 0 };
    listed.push({ ...row, ...known });
  }
  return { issues: listed, recipients: await issues.recipientsOf(db), next_at: nextAt(rows[0], clock.now()) };
}

async function figuresOf(db: Db, issue: { id: number; created_at: string }) {
  const fate = await issues.fateOfMails(db, issue);
  return { sent: fate.get('sent') ?? 0, failed: fate.get('dead') ?? 0, waiting: fate.get('pending') ?? 0 };
}

/** Stores the figures of issues whose mails no longer wait, because the outbox deletes its rows. Runs every hour. */
export async function keepFigures({ db }: Pick<Deps, 'db'>): Promise<void> {
  for (const issue of await issues.listUncounted(db)) {
    const { waiting, ...figures } = await figuresOf(db, issue);
    if (waiting === 0) await issues.noteFigures(db, issue.id, figures);
  }
}

/** Returns the time from which another issue may be sent; null: now. Readers were promised at most one a month. */
function nextAt(last: { created_at: string } | undefined, now: Date): string | null {
  if (!last) return null;
  const next = addMonths(new Date(last.created_at), 1);
  return next > now ? next.toISOString() : null;
}

/** Sends an issue to all addresses that have confirmed. A job writes its mails to the outbox (rule ADM-51). */
export async function sendIssue({ db, clock }: Dbs, body: BodyOf<typeof contract.send>, caller: Caller): Promise<void> {
  const now = clock.now();
  await inTransaction(db, async (trx) => {
    const held = await alone(trx, 'newsletterIssues');
    const next = nextAt((await issues.listIssues(held, 1))[0], now);
    if (next) {
      const message = `Prometimos un boletín por mes como mucho: podés mandar el próximo desde el ${longDate(next)}.`;
      throw new AppError('quota_exceeded', { message });
    }
    const destinatarios = await issues.recipientsOf(held);
    if (destinatarios === 0) throw new AppError('quota_exceeded', { message: 'Todavía nadie confirmó el boletín.' });
    const { subject, text } = body;
    const row = { subject, text, articles: JSON.stringify(body.articles), state: 'sending' as const };
    const id = await issues.insertIssue(trx, { ...row, created_at: now.toISOString() });
    await recordAct(trx, now, caller, { action: 'create', entity: 'newsletter', id, after: { destinatarios } });
  });
}

/**
 * Writes the next mails of an issue to the outbox, one batch per run, so that codes and other mails are sent in
 * between.
 */
export async function queueIssues({ db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>): Promise<void> {
  await inTransaction(db, async (trx) => {
    const issue = await issues.holdSending(trx);
    if (!issue) return;
    const readers = await issues.nextSubscribers(trx, issue, batch);
    const links = linksOf(issue.articles, config.publicUrl);
    const paragraphs = issueParagraphs(issue.text);
    for (const reader of readers) {
      const words = { subject: issue.subject, paragraphs, links, key: `issue-${issue.id}` };
      await mailNewsletter({ trx, now: clock.now(), config }, reader, words);
    }
    await issues.noteQueued(trx, issue.id, {
      last: readers.at(-1)?.id ?? issue.last_subscriber,
      count: readers.length,
      isAll: readers.length < batch,
    });
  });
}

function linksOf(stored: string, publicUrl: string) {
  const ids = JSON.parse(stored) as number[];
  return articles
    .filter(({ id }) => ids.includes(id))
    .map(({ id, title }) => ({ label: title, url: addressAt(publicUrl)`/blog/${id}` }));
}
