import type { createReviewBody, Review } from '@tero/shared/contract/reviews';
import { ratingsOf } from '@tero/shared/rules/ratings';
import type { z } from 'zod';
import type { OutboxItem } from '../../../offline/outbox/outbox.ts';

/** Holds the data needed to show a waiting review in the list of its service (`about`). */
export interface ReviewSubject {
  about: number;
  service_title: string;
  provider_id: number;
  user_name: string;
  user_image: string | null;
}

/** Builds the review as it will look once it has arrived. */
export function waitingReview(item: OutboxItem): Review {
  const body = item.body as z.input<typeof createReviewBody>;
  const { about, ...shown } = item.subject as ReviewSubject;
  return {
    ...shown,
    id: 0,
    service_id: about,
    ...ratingsOf(body),
    comment: body.comment ?? null,
    is_anonymous: body.is_anonymous ?? false,
    verified_contact: false,
    is_own: true,
    created_at: item.createdAt.toISOString(),
    edited_at: null,
    reply: null,
  };
}
