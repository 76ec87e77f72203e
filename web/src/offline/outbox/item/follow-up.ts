import type { Offer } from '@tero/shared/contract/offers';
import type { Post } from '@tero/shared/contract/posts';
import type { Review, ReviewResponse } from '@tero/shared/contract/reviews';
import type { Service } from '@tero/shared/contract/services';
import { address } from '@tero/shared/rules/text/address';
import type { ItemDraft, OutboxItem } from './item.ts';
import { isEdit } from './last-word.ts';

/** The fields of the stored responses that name what arrived. */
interface Stored {
  post?: Pick<Post, 'id' | 'images'>;
  service?: Pick<Service, 'id' | 'images'>;
  offer?: Pick<Offer, 'id'>;
  review?: Pick<Review, 'id'>;
  response?: Pick<ReviewResponse, 'id'>;
}

type Edit = Pick<OutboxItem, 'kind' | 'params' | 'body'> & Partial<Pick<OutboxItem, 'edit' | 'draft'>>;

/**
 * Returns an item whose key the server has used for an earlier version of it, as the change of what arrived then, with a
 * new key; null where that cannot be changed, such as a message to the team. `stored`: the response to that version.
 */
export function followUp(item: OutboxItem, stored: unknown): OutboxItem | null {
  const edit = isEdit(item.kind) ? item : editOf(item, (stored ?? {}) as Stored);
  return edit && { ...item, ...edit, ifMatch: versionOf(stored), key: crypto.randomUUID() };
}

/** Images go again with the change, in their order, and take the place of those that arrived. */
function editOf({ kind, body, draft }: OutboxItem, { post, service, offer, review, response }: Stored): Edit | null {
  if (kind === 'post' && post) {
    const keys = post.images.map(({ image_url }) => `stored-${image_url}`);
    return {
      kind: 'post-edit',
      params: { postId: post.id },
      body: { ...(body as object), existingImages: [] },
      edit: address`/edit-post/${post.id}`,
      ...(draft && { draft: formOf(draft, `edit-post-${post.id}`, keys) }),
    };
  }
  if (kind === 'service' && service) {
    const { terms_accepted: _, corrections: __, ...fields } = body as Record<string, unknown>;
    const going = service.images.map(({ id }) => id);
    const existing_images = going.map((id) => ({ id, is_main: false, should_delete: true }));
    const keys = going.map((id) => `stored-${id}`);
    return {
      kind: 'service-edit',
      params: { id: service.id },
      body: { ...fields, existing_images, imagesToDelete: going },
      edit: address`/edit-service/${service.id}`,
      ...(draft && { draft: formOf(draft, `edit-service-${service.id}`, keys) }),
    };
  }
  if (kind === 'offer' && offer) {
    return {
      kind: 'offer-edit',
      params: { id: offer.id },
      body,
      edit: address`/provider/edit-offer/${offer.id}`,
      ...(draft && { draft: formOf(draft, `edit-offer-${offer.id}`, []) }),
    };
  }
  if (kind === 'review' && review) {
    const { service_id: _, ...fields } = body as Record<string, unknown>;
    return { kind: 'review-edit', params: { id: review.id }, body: fields };
  }
  if (kind === 'reply' && response) {
    const { review_id: _, ...fields } = body as Record<string, unknown>;
    return { kind: 'reply-edit', params: { id: response.id }, body: fields };
  }
  return null;
}

/** Returns what the form of the new thing held as the form of its edit holds it. */
function formOf(draft: ItemDraft, form: string, removed: readonly string[]): ItemDraft {
  return { ...draft, form, values: { ...(draft.values as object), removed } };
}

/** Returns the version of what arrived: the change begins with it, not with what the form began with. */
function versionOf(stored: unknown): string | undefined {
  const shown = Object.values((stored ?? {}) as Record<string, { version?: string } | null>);
  return shown.find((value) => value?.version !== undefined)?.version;
}
