import type { Offer } from '@tero/shared/contract/offers';
import type { Post } from '@tero/shared/contract/posts';
import type { Quote } from '@tero/shared/contract/quotes';
import type { Review, ReviewResponse } from '@tero/shared/contract/reviews';
import type { Service } from '@tero/shared/contract/services';
import { address } from '@tero/shared/rules/text/address';
import type { ItemDraft, ItemKind, OutboxItem } from './item.ts';
import type { State } from './kinds.ts';
import { type ChangeKind, isEdit } from './last-word.ts';

/** The fields of the stored responses that name what arrived. */
interface Stored {
  post?: Pick<Post, 'id' | 'images'>;
  service?: Pick<Service, 'id' | 'images'>;
  offer?: Pick<Offer, 'id'>;
  quote?: Pick<Quote, 'id'>;
  review?: Pick<Review, 'id'>;
  response?: Pick<ReviewResponse, 'id'>;
}

type Edit = Pick<OutboxItem, 'kind' | 'params' | 'body'> & Partial<Pick<OutboxItem, 'edit' | 'draft'>>;

/**
 * Returns an item whose key the server has used for an earlier version of it, as the change of what arrived then, with a
 * new key; null where that cannot be changed, as `changes` says. `stored`: the response to that version.
 */
export function followUp(item: OutboxItem, stored: unknown): OutboxItem | null {
  const edit = isEdit(item.kind) ? item : editOf(item, (stored ?? {}) as Stored);
  return edit && { ...item, ...edit, ifMatch: versionOf(stored), key: crypto.randomUUID() };
}

/** What something new becomes when it had arrived with other words: a change of that, or `none`, and why. */
type Change = ((item: OutboxItem, stored: Stored) => Edit | null) | { none: string };

/** Every kind of something new. Images go again with the change, in their order, and take the place of those that arrived. */
const changes: Record<Exclude<ItemKind, ChangeKind | State>, Change> = {
  post({ body, draft }, { post }) {
    if (!post) return null;
    const keys = post.images.map(({ image_url }) => `stored-${image_url}`);
    return {
      kind: 'post-edit',
      params: { postId: post.id },
      body: { ...(body as object), existingImages: [] },
      edit: address`/edit-post/${post.id}`,
      ...(draft && { draft: formOf(draft, `edit-post-${post.id}`, keys) }),
    };
  },
  service({ body, draft }, { service }) {
    if (!service) return null;
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
  },
  offer({ body, draft }, { offer }) {
    if (!offer) return null;
    return {
      kind: 'offer-edit',
      params: { id: offer.id },
      body,
      edit: address`/provider/edit-offer/${offer.id}`,
      ...(draft && { draft: formOf(draft, `edit-offer-${offer.id}`, []) }),
    };
  },
  quote({ body, draft }, { quote }) {
    if (!quote) return null;
    return {
      kind: 'quote-edit',
      params: { id: quote.id },
      body,
      edit: address`/provider/edit-quote/${quote.id}`,
      ...(draft && { draft: formOf(draft, `edit-quote-${quote.id}`, []) }),
    };
  },
  review({ body }, { review }) {
    if (!review) return null;
    const { service_id: _, ...fields } = body as Record<string, unknown>;
    // the photos go again, in place of those that arrived
    return { kind: 'review-edit', params: { id: review.id }, body: { ...fields, kept_photos: [] } };
  },
  reply({ body }, { response }) {
    if (!response) return null;
    const { review_id: _, ...fields } = body as Record<string, unknown>;
    return { kind: 'reply-edit', params: { id: response.id }, body: fields };
  },
  inquiry: { none: 'its chats may have been opened with what it said' },
  contact: { none: 'a message to the team' },
  report: { none: 'a message to the team' },
};

function editOf(item: OutboxItem, stored: Stored): Edit | null {
  const change = changeOf(item.kind);
  return typeof change === 'function' ? change(item, stored) : null;
}

function changeOf(kind: ItemKind): Change | undefined {
  return (changes as Partial<Record<ItemKind, Change>>)[kind];
}

/** Returns whether what arrived of a kind cannot be changed: its writer is told so, and writes another one. */
export function isFinal(kind: ItemKind): boolean {
  return typeof changeOf(kind) === 'object';
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
