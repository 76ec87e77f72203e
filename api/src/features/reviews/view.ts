import { editedResponse, editedReview, type Review, type ReviewResponse } from '@tero/shared/contract/reviews';
import { anonymousName } from '@tero/shared/rules/labels';
import { hiddenReviewLine, hiddenServiceTitle } from '@tero/shared/rules/moderation';
import { type Caller, mayManage } from '../../core/caller.ts';
import { found } from '../../core/errors.ts';
import type { Db, Flag } from '../../db/schema/database.ts';
import { versioned } from '../../http/versions.ts';
import { imageUrl } from '../../images/store.ts';
import { find, findPhotos, type PhotoRow, type ReviewRow } from './repository.ts';

/**
 * Returns a review as the caller may see it: without the author if it is anonymous, and with a private reply only for
 * people who may read it. A hidden review shows only the line that says so (rule MOD-7).
 */
function reviewView(row: ReviewRow, photos: readonly PhotoRow[], caller: Caller | null): Review {
  const is_own = caller !== null && caller.accountId === row.client_id;
  const whole = { ...wholeView(row, caller, is_own), ...photosView(row, photos) };
  if (row.hidden_at === null) return is_own ? versioned(editedReview, whole) : whole;
  return is_own ? versioned(editedReview, { ...whole, counts: false, is_hidden: true }) : hiddenView(whole);
}

/** Returns reviews with their photos, as the caller may see them. */
export async function reviewViews(db: Db, rows: readonly ReviewRow[], caller: Caller | null): Promise<Review[]> {
  const photos = await findPhotos(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => reviewView(row, photos, caller));
}

/** Reads a review as the caller may see it. */
export async function viewOf(db: Db, id: number, caller: Caller): Promise<Review> {
  const row = found(await find(db, id));
  return reviewView(row, await findPhotos(db, [id]), caller);
}

/**
 * Returns the photos of a review. Nobody gets those of a hidden review, because its author could pass on the addresses
 * (rule MOD-7).
 */
function photosView({ id, hidden_at }: ReviewRow, all: readonly PhotoRow[]): Pick<Review, 'photos'> {
  const own = hidden_at === null ? all.filter(({ review_id }) => review_id === id) : [];
  if (own.length === 0) return {};
  const view = ({ id, file }: PhotoRow) => ({ id, image_url: imageUrl(file, 1280), thumb_url: imageUrl(file, 240) });
  return { photos: own.map(view) };
}

function wholeView(row: ReviewRow, caller: Caller | null, is_own: boolean): Review {
  const isManaged = mayManage(caller, row.provider_id);
  const counts = row.counts === 1;
  const isServiceShown = isManaged || (row.service_hidden_at === null && row.provider_in_sight !== null);
  return {
    id: row.id,
    // a deleted service has no page
    service_id: row.deleted_at === null && isServiceShown ? row.service_id : null,
    service_title: isServiceShown ? row.title : hiddenServiceTitle,
    provider_id: row.provider_id,
    rating: row.rating,
    final_rating: row.final_rating / 100,
    response_time_rating: row.response_time_rating,
    attention_rating: row.attention_rating,
    work_quality_rating: row.work_quality_rating,
    comment: row.comment,
    is_anonymous: row.is_anonymous === 1,
    ...authorView(row),
    verified_contact: counts && row.verified_contact === 1,
    ...(counts && row.agreed_work === 1 && { agreed_work: true }),
    is_own,
    counts,
    ...(caller?.accountId === row.provider_id && !counts && row.verified_contact === 0 && { may_confirm: true }),
    created_at: row.created_at,
    edited_at: row.edited_at,
    reply: embeddedReply(row, caller),
  };
}

/** Returns only the subject and the date of a hidden review, without its text and author. */
function hiddenView(whole: Review): Review {
  return {
    ...whole,
    ...{ rating: 0, final_rating: 0, response_time_rating: 0, attention_rating: 0, work_quality_rating: 0 },
    // older apps show it only there
    comment: hiddenReviewLine,
    is_anonymous: true,
    ...{ user_name: anonymousName, user_image: null, verified_contact: false, agreed_work: false },
    ...{ counts: false, may_confirm: undefined, edited_at: null, reply: null, is_hidden: true },
  };
}

function authorView({ is_anonymous, name, profile_image }: ReviewRow) {
  if (is_anonymous || name === null) return { user_name: anonymousName, user_image: null };
  return { user_name: name, user_image: profile_image && imageUrl(profile_image, 96) };
}

function embeddedReply(row: ReviewRow, caller: Caller | null): ReviewResponse | null {
  const { response_id: id, response_text, is_public, is_note, responded_at: created_at, provider_id } = row;
  if (id === null || response_text === null || is_public === null || is_note === null || created_at === null)
    return null;
  const hidden_at = row.response_hidden_at;
  const response = { id, review_id: row.id, provider_id, response_text, is_public, is_note, created_at, hidden_at };
  const isOut = row.provider_in_sight === null && !mayManage(caller, provider_id);
  return !isOut && maySee(response, row.client_id, caller) ? responseView(response) : null;
}

interface Response {
  id: number;
  review_id: number;
  provider_id: number;
  response_text: string;
  is_public: Flag;
  is_note: Flag;
  created_at: string;
  hidden_at: string | null;
}

/**
 * Tells whether a caller may see a reply. A private reply is for its author, the client who wrote the review, and
 * administrators (rule REV-16). A hidden reply is for its author and administrators (rule MOD-7).
 */
export function maySee(
  response: Pick<Response, 'is_public' | 'is_note' | 'provider_id' | 'hidden_at'>,
  clientId: number | null,
  caller: Caller | null,
): boolean {
  if (mayManage(caller, response.provider_id)) return true;
  if (response.hidden_at !== null) return false;
  if (response.is_public === 1) return true;
  return !response.is_note && caller !== null && caller.accountId === clientId;
}

export function responseView({
  id,
  review_id,
  response_text,
  is_public,
  created_at,
  hidden_at,
}: Omit<Response, 'is_note'>): ReviewResponse {
  const shown = { id, review_id, response_text, is_public: is_public === 1, created_at };
  return versioned(editedResponse, hidden_at === null ? shown : { ...shown, is_hidden: true });
}
