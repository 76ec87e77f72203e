import { outboxKinds } from '../src/app/outbox/outbox-kinds.ts';
import type { ItemKind, OutboxKind } from '../src/offline/kinds.ts';
import type { OutboxItem } from '../src/offline/outbox/item/item.ts';

const photoIds = ['b', 'a'];

type Given = Pick<OutboxItem, 'params' | 'body'>;
export type KindCall = [given: Given['body'], address: string, body?: unknown, params?: Given['params']];

/**
 * Sample items of kinds, with images `b` and `a` where they have any, and the calls that they make. For a kind without
 * samples, `callOfKind` derives one from its declaration.
 */
export const kindCalls: Partial<Record<ItemKind, KindCall[]>> = {
  review: [[{ service_id: 3 }, 'POST /api/reviews', { service_id: 3, photoIds: ['b', 'a'] }]],
  'review-edit': [[{ comment: 'x' }, 'PUT /api/reviews/3', { comment: 'x', photoIds: ['b', 'a'] }, { id: 3 }]],
  reply: [[{ review_id: 3 }, 'POST /api/review-responses/create', { review_id: 3 }]],
  'reply-edit': [[{ response_text: 'x' }, 'PUT /api/review-responses/3', { response_text: 'x' }, { id: 3 }]],
  'reply-removal': [[null, 'DELETE /api/review-responses/3', undefined, { id: 3 }]],
  post: [[{ content: 'x' }, 'POST /api/posts', { content: 'x', photoIds }]],
  'post-edit': [[{}, 'PUT /api/posts/4', { photoIds }, { postId: 4 }]],
  'post-removal': [[null, 'DELETE /api/posts/4', undefined, { id: 4 }]],
  service: [[{}, 'POST /api/services', { photoIds }]],
  'service-edit': [[{}, 'PUT /api/services/5', { photoIds }, { id: 5 }]],
  'service-active': [[{ is_active: false }, 'PUT /api/services/5/active', { is_active: false }, { id: 5 }]],
  pause: [[{ until: null }, 'PUT /api/provider/pause', { until: null }]],
  'service-removal': [[null, 'DELETE /api/services/5', undefined, { id: 5 }]],
  offer: [[{}, 'POST /api/offers', { photoIds }]],
  'offer-edit': [[{}, 'PUT /api/offers/9', { photoIds }, { id: 9 }]],
  'offer-removal': [[null, 'DELETE /api/offers/9', undefined, { id: 9 }]],
  quote: [[{ term: 't' }, 'POST /api/quotes', { term: 't' }]],
  'quote-edit': [[{ term: 't' }, 'PUT /api/quotes/9', { term: 't' }, { id: 9 }]],
  cita: [[{ place: 'p' }, 'POST /api/quotes/link/t/cita', { place: 'p' }, { token: 't' }]],
  'quote-removal': [[null, 'DELETE /api/quotes/9', undefined, { id: 9 }]],
  inquiry: [[{ what: 'w' }, 'POST /api/inquiries', { what: 'w', photoIds }]],
  favorite: [
    [{ wanted: true }, 'POST /api/favorites', { service_id: 6 }, { serviceId: 6 }],
    [{ wanted: false }, 'DELETE /api/favorites/6', undefined, { serviceId: 6 }],
  ],
  like: [[{ liked: true }, 'POST /api/posts/7/like', { liked: true }, { id: 7 }]],
  tap: [[{ provider_id: 8 }, 'POST /api/metrics/track-click', { provider_id: 8 }]],
  visit: [[{ service_id: 8 }, 'POST /api/history/visited', { service_id: 8 }]],
  'contact-answer': [[{ outcome: 'silent' }, 'PUT /api/contact-questions/7', { outcome: 'silent' }, { id: 7 }]],
  'advance-report': [[{ kind: 'profile', id: 8 }, 'POST /api/moderation/reports', { kind: 'profile', id: 8 }]],
  contact: [[{ subject: 's' }, 'POST /api/contact', { subject: 's' }]],
  report: [[{ subject: 's' }, 'POST /api/report/', { subject: 's' }]],
  profile: [[{ name: 'n' }, 'PUT /api/providers/profile', { name: 'n', photoIds }]],
  settings: [[{ settings: {} }, 'PUT /api/notifications/settings', { settings: {} }]],
};

/** Returns a body and params that suit a kind, and the call that they make; null when the kind builds its own call. */
export function callOfKind(kind: ItemKind): KindCall | null {
  const { endpoint, images, effect }: OutboxKind = outboxKinds[kind];
  if (typeof endpoint === 'function') return null;
  const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const params = Object.fromEntries(names.map((name, at) => [name, at + 3]));
  const call = `${endpoint.method} ${names.reduce((path, name) => path.replace(`:${name}`, `${params[name]}`), endpoint.path)}`;
  if (typeof effect === 'object' && 'removes' in effect) return [null, call, undefined, params];
  return [{ x: 1 }, call, { x: 1, ...(images && { photoIds }) }, params];
}
