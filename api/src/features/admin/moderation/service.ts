import type {
  adminModeration as contract,
  ModerationCase,
  ModerationDetail,
} from '@tero/shared/contract/admin/moderation/cases';
import type { BodyOf } from '@tero/shared/contract/endpoint';
import type { UnseenPhoto } from '@tero/shared/contract/inquiries';
import { limits } from '@tero/shared/limits';
import type { Caller } from '../../../core/caller.ts';
import { found } from '../../../core/errors.ts';
import type { Db } from '../../../db/schema/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import type { Settle, Stored } from '../../../http/idempotency/claims.ts';
import { imageUrl } from '../../../images/store.ts';
import { makeUnreachable } from '../../../images/unreachable.ts';
import { isSuspended } from '../../accounts/suspended.ts';
import { photosShown } from '../../inquiries/photos.ts';
import { type Decision, decide, standsFor } from '../../moderation/decisions/decide.ts';
import { openCase } from '../../moderation/decisions/open.ts';
import { accountOutOfSight, authorsOf, picturesOf, picturesOutOfSight } from '../../moderation/things/about.ts';
import { askToHidePictures } from '../../moderation/things/hiding.ts';
import { keyOf, thingsOf } from '../../moderation/things/thing.ts';
import { listedReviews } from '../reviews/repository.ts';
import { reviewView } from '../reviews/service.ts';
import { findRow } from '../table/list.ts';
import * as cases from './repository.ts';

const unknown = 'Ese caso ya no existe. Recargá la página.';

/** Returns cases as the queue shows them, each with its thing and its author. */
export async function caseViews(db: Db, rows: readonly cases.CaseRow[]): Promise<ModerationCase[]> {
  const things = await thingsOf(db, rows);
  const authors = await authorsOf(
    db,
    rows.flatMap(({ author_id }) => author_id ?? []),
  );
  const counted = await cases.countReasons(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ author_id, ...row }) => {
    const thing = things.get(keyOf(row.kind, row.thing_id));
    const author = author_id === null ? undefined : authors.get(author_id);
    const reasons = counted.filter((one) => one.case_id === row.id);
    return {
      ...row,
      text: thing?.text ?? null,
      link: thing?.link ?? null,
      is_hidden: thing?.isHidden ?? false,
      author: author ? { id: author.id, name: author.name, kind: author.kind } : null,
      is_suspended: author !== undefined && isSuspended(author),
      reasons: reasons.map(({ reason, count }) => ({ reason, count: Number(count) })),
      actions: standsFor(thing, author, row.state),
    };
  });
}

/** Returns a case with all that is known of it. */
export async function caseDetail({ db, clock }: Reading, id: number): Promise<ModerationDetail> {
  const row = found(await findRow({ db, clock }, cases.listedCases, id), unknown);
  const [view] = await caseViews(db, [row]);
  const thing = (await thingsOf(db, [row])).get(keyOf(row.kind, row.thing_id));
  const author = row.author_id === null ? undefined : (await authorsOf(db, [row.author_id])).get(row.author_id);
  const reports = await cases.listReports(db, id);
  return {
    ...found(view),
    images: thing
      ? (await picturesOf(db, row.kind, row.thing_id)).map((file) => imageUrl(file, pictureWidth[row.kind]))
      : [],
    made_at: thing?.madeAt ?? null,
    reported: reports.map(({ reporter_id, reporter_name, ...report }) => ({
      ...report,
      reporter: reporter_id === null || reporter_name === null ? null : { id: reporter_id, name: reporter_name },
    })),
    decisions: await cases.listDecisions(db, id),
    author_facts: author
      ? { email: author.email, since: author.created_at, ...(await cases.countOthers(db, author.id, id)) }
      : null,
    review: await reviewOf({ db, clock }, row),
    author_reviews: author ? await reviewsOf({ db, clock }, author.id) : { total: 0, rows: [] },
  };
}

interface Reading {
  db: Db;
  clock: Deps['clock'];
}

/**
 * Returns the review that a case is about, or the review that the case's reply answers; null for cases about other
 * things.
 */
async function reviewOf({ db, clock }: Reading, { kind, thing_id }: cases.CaseRow) {
  const id = kind === 'review' ? thing_id : kind === 'reply' ? await cases.answeredReview(db, thing_id) : undefined;
  const row = id === undefined ? undefined : await findRow({ db, clock }, listedReviews, id);
  return row ? reviewView(row) : null;
}

/** Returns the newest reviews that an account wrote, and the number of all. */
async function reviewsOf({ db, clock }: Reading, authorId: number) {
  const { total, ids } = await cases.writtenReviews(db, authorId, limits.caseReviews);
  const rows = ids.length === 0 ? [] : await listedReviews.rows(db, ids, clock.now());
  return { total, rows: rows.toSorted((one, other) => other.id - one.id).map(reviewView) };
}

/** Opens a case about anything, whether it was reported or not, and returns the case (rule TRUST-8). */
export async function openCaseOf(
  { db, clock }: Deps,
  thing: BodyOf<typeof contract.open>,
  caller: Caller,
): Promise<ModerationDetail> {
  const id = await inTransaction(db, (trx) => openCase(trx, thing, caller, clock.now()));
  return caseDetail({ db, clock }, id);
}

/**
 * Returns the photos of a reported pedido while it exists. Returns none for other things, whose photos have addresses.
 */
export async function casePhotos({ db, clock, files }: Deps, id: number): Promise<UnseenPhoto[]> {
  const { kind, thing_id } = found(await findRow({ db, clock }, cases.listedCases, id), unknown);
  return kind === 'inquiry' ? photosShown({ db, files }, thing_id) : [];
}

/** The smallest stored width of each kind. */
const pictureWidth = {
  service: 160,
  post: 480,
  offer: 480,
  profile: 96,
  review: 240,
  reply: 96,
  inquiry: 96,
  client: 96,
};

/**
 * Decides a case and returns its new state. The old addresses of hidden pictures stop working at once (rules MOD-7 and
 * MOD-8). Those of a whole account's pictures stop soon after.
 */
export async function decideCase(
  { db, clock, config, images }: Deps,
  id: number,
  decision: Decision,
  { caller, settle }: { caller: Caller; settle: Settle<ModerationDetail> },
): Promise<Stored<ModerationDetail>> {
  const now = clock.now();
  const row = found(await findRow({ db, clock }, cases.listedCases, id), unknown);
  const hidden = picturesOutOfSight(row, decision.action);
  const photos = hidden ? await makeUnreachable({ db, images, clock }, hidden) : null;
  const account = accountOutOfSight(row, decision.action);
  const stored = await inTransaction(db, async (trx) => {
    await decide({ trx, now, config }, id, decision, caller);
    await photos?.take(trx);
    if (account !== null) await askToHidePictures(trx, account, now);
    return settle(trx, await caseDetail({ db: trx, clock }, id));
  });
  await photos?.clear();
  return stored;
}
