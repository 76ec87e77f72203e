import type { Review, ReviewResponse } from '@tero/shared/contract/reviews';
import { anonymousName } from '@tero/shared/rules/labels';
import { type Caller, mayManage } from '../../core/caller.ts';
import type { Flag } from '../../db/schema/database.ts';
import { imageUrl } from '../../images/store.ts';
import type { ReviewRow } from './repository.ts';

/** A review as the caller may see it: without the author if anonymous, a private reply only for its readers. */
export function reviewView(row: ReviewRow, caller: Caller | null): Review {
  return {
    id: row.id,
    // a deleted service has no page
    service_id: row.deleted_at === null ? row.service_id : null,
    service_title: row.title,
    provider_id: row.provider_id,
    rating: row.rating,
    final_rating: row.final_rating / 100,
    response_time_rating: row.response_time_rating,
    attention_rating: row.attention_rating,
    work_quality_rating: row.work_quality_rating,
    comment: row.comment,
    is_anonymous: row.is_anonymous === 1,
    ...authorView(row),
    verified_contact: row.verified_contact === 1,
    is_own: caller !== null && caller.accountId === row.client_id,
    counts: row.counts === 1,
    created_at: row.created_at,
    edited_at: row.edited_at,
    reply: embeddedReply(row, caller),
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
  const response = { id, review_id: row.id, provider_id, response_text, is_public, is_note, created_at };
  return maySee(response, row.client_id, caller) ? responseView(response) : null;
}

interface Response {
  id: number;
  review_id: number;
  provider_id: number;
  response_text: string;
  is_public: Flag;
  is_note: Flag;
  created_at: string;
}

/**
 * Tells whether a caller may see a reply: a private one only its author, the client whose review it answers, and
 * administrators (rule REV-16).
 */
export function maySee(
  response: Pick<Response, 'is_public' | 'is_note' | 'provider_id'>,
  clientId: number | null,
  caller: Caller | null,
): boolean {
  if (response.is_public === 1 || mayManage(caller, response.provider_id)) return true;
  return !response.is_note && caller !== null && caller.accountId === clientId;
}

export function responseView({
  id,
  review_id,
  response_text,
  is_public,
  created_at,
}: Omit<Response, 'is_note'>): ReviewResponse {
  return { id, review_id, response_text, is_public: is_public === 1, created_at };
}
