import { contactQuestions } from '@tero/shared/contract/contact-questions';
import type { Endpoint } from '@tero/shared/contract/endpoint';
import { favorites } from '@tero/shared/contract/favorites';
import { history } from '@tero/shared/contract/history';
import { inquiries } from '@tero/shared/contract/inquiries';
import { notifications } from '@tero/shared/contract/notifications';
import { offers } from '@tero/shared/contract/offers';
import { pauses } from '@tero/shared/contract/pauses';
import { posts } from '@tero/shared/contract/posts';
import { providerProfile } from '@tero/shared/contract/providers-own';
import { quotes } from '@tero/shared/contract/quotes';
import { reviews } from '@tero/shared/contract/reviews';
import { services } from '@tero/shared/contract/services';
import { publish } from '@tero/shared/contract/services-publish';
import { support } from '@tero/shared/contract/support';
import { pathOf } from '../../../lib/http/address.ts';
import { type ItemKind, isRemoval, type OutboxItem, type Removal } from './item.ts';

type Sent = Pick<OutboxItem, 'kind' | 'params' | 'body' | 'photos'>;

/** The HTTP request of an item. */
export interface ItemCall {
  method: string;
  address: string;
  /** undefined: no body */
  body: unknown;
}

/** Of these an item may arrive twice: the server keeps their keys. */
const keyed = {
  review: reviews.create,
  'review-edit': reviews.update,
  reply: reviews.createResponse,
  post: posts.create,
  'post-edit': posts.update,
  offer: offers.create,
  'offer-edit': offers.update,
  quote: quotes.create,
  'quote-edit': quotes.update,
  inquiry: inquiries.create,
  service: publish.create,
  'service-edit': publish.update,
  profile: providerProfile.update,
  settings: notifications.updateSettings,
  contact: support.send,
  report: support.report,
} satisfies Record<Exclude<OutboxItem['kind'], State>, Endpoint & { idempotent: true }>;

/** Kinds that set a state: a second time changes nothing. */
export type State =
  | 'favorite'
  | 'like'
  | 'tap'
  | 'visit'
  | 'reply-edit'
  | 'service-active'
  | 'pause'
  | 'contact-answer'
  | Removal;

const endpoints = {
  ...keyed,
  like: posts.like,
  tap: history.trackClick,
  visit: history.visit,
  'contact-answer': contactQuestions.answer,
  'reply-edit': reviews.updateResponse,
  'service-active': services.setActive,
  pause: pauses.set,
  'post-removal': posts.remove,
  'service-removal': services.remove,
  'offer-removal': offers.remove,
  'quote-removal': quotes.withdraw,
  'reply-removal': reviews.removeResponse,
} satisfies Record<Exclude<ItemKind, 'favorite'>, Endpoint>;

const withImages: readonly OutboxItem['kind'][] = [
  'post',
  'post-edit',
  'service',
  'service-edit',
  'offer',
  'offer-edit',
  'review',
  'review-edit',
  'inquiry',
  'profile',
];

/** Returns whether the server keeps the keys of the kind. */
export function takesKey(kind: OutboxItem['kind']): boolean {
  return kind in keyed;
}

/** Returns whether the kind has images, which are uploaded first, one request each, and referenced in the body. */
export function takesImages(kind: OutboxItem['kind']): boolean {
  return withImages.includes(kind);
}

/** Returns the request of an item. The same item always gives the same request, so its idempotency key stays valid. */
export function callOf(item: Sent): ItemCall {
  if (item.kind === 'favorite') return favoriteCall(item);
  const { method, path } = endpoints[item.kind];
  if (isRemoval(item.kind)) return { method, address: pathOf(path, item.params), body: undefined };
  const photoIds = takesImages(item.kind) ? { photoIds: item.photos.map(({ key }) => key) } : {};
  return { method, address: pathOf(path, item.params), body: { ...(item.body as object), ...photoIds } };
}

function favoriteCall({ params, body }: Sent): ItemCall {
  const { serviceId } = params;
  if ((body as { wanted: boolean }).wanted) {
    return { method: favorites.add.method, address: favorites.add.path, body: { service_id: serviceId } };
  }
  return { method: favorites.remove.method, address: pathOf(favorites.remove.path, { serviceId }), body: undefined };
}
