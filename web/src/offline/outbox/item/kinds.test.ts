import { expect, test } from 'vitest';
import type { OutboxItem } from './item.ts';
import { callOf } from './kinds.ts';

const images = ['b', 'a'].map((key) => ({ key, name: 'obra.jpg', type: 'image/jpeg', uploaded: true }));
type Given = Pick<OutboxItem, 'kind' | 'params' | 'body'>;

test.each<[Given, string, string, unknown]>([
  [{ kind: 'review', params: {}, body: { service_id: 3 } }, 'POST', '/api/reviews', { service_id: 3 }],
  [{ kind: 'review-edit', params: { id: 3 }, body: { comment: 'x' } }, 'PUT', '/api/reviews/3', { comment: 'x' }],
  [{ kind: 'reply', params: {}, body: { review_id: 3 } }, 'POST', '/api/review-responses/create', { review_id: 3 }],
  [
    { kind: 'reply-edit', params: { id: 3 }, body: { response_text: 'x' } },
    'PUT',
    '/api/review-responses/3',
    { response_text: 'x' },
  ],
  [{ kind: 'post', params: {}, body: { content: 'x' } }, 'POST', '/api/posts', { content: 'x', photoIds: ['b', 'a'] }],
  [{ kind: 'post-edit', params: { postId: 4 }, body: {} }, 'PUT', '/api/posts/4', { photoIds: ['b', 'a'] }],
  [{ kind: 'service', params: {}, body: {} }, 'POST', '/api/services', { photoIds: ['b', 'a'] }],
  [{ kind: 'service-edit', params: { id: 5 }, body: {} }, 'PUT', '/api/services/5', { photoIds: ['b', 'a'] }],
  [
    { kind: 'service-active', params: { id: 5 }, body: { is_active: false } },
    'PUT',
    '/api/services/5/active',
    { is_active: false },
  ],
  [{ kind: 'post-removal', params: { id: 4 }, body: null }, 'DELETE', '/api/posts/4', undefined],
  [{ kind: 'service-removal', params: { id: 5 }, body: null }, 'DELETE', '/api/services/5', undefined],
  [{ kind: 'offer-removal', params: { id: 9 }, body: null }, 'DELETE', '/api/offers/9', undefined],
  [{ kind: 'reply-removal', params: { id: 3 }, body: null }, 'DELETE', '/api/review-responses/3', undefined],
  [{ kind: 'favorite', params: { serviceId: 6 }, body: { wanted: true } }, 'POST', '/api/favorites', { service_id: 6 }],
  [{ kind: 'favorite', params: { serviceId: 6 }, body: { wanted: false } }, 'DELETE', '/api/favorites/6', undefined],
  [{ kind: 'like', params: { id: 7 }, body: { liked: true } }, 'POST', '/api/posts/7/like', { liked: true }],
  [{ kind: 'tap', params: {}, body: { provider_id: 8 } }, 'POST', '/api/metrics/track-click', { provider_id: 8 }],
  [{ kind: 'offer', params: {}, body: {} }, 'POST', '/api/offers', { photoIds: ['b', 'a'] }],
  [{ kind: 'offer-edit', params: { id: 9 }, body: {} }, 'PUT', '/api/offers/9', { photoIds: ['b', 'a'] }],
  [{ kind: 'visit', params: {}, body: { service_id: 8 } }, 'POST', '/api/history/visited', { service_id: 8 }],
  [{ kind: 'contact', params: {}, body: { subject: 's' } }, 'POST', '/api/contact', { subject: 's' }],
  [{ kind: 'report', params: {}, body: { subject: 's' } }, 'POST', '/api/report/', { subject: 's' }],
  [
    { kind: 'profile', params: {}, body: { name: 'n' } },
    'PUT',
    '/api/providers/profile',
    { name: 'n', photoIds: ['b', 'a'] },
  ],
  [{ kind: 'settings', params: {}, body: { settings: {} } }, 'PUT', '/api/notifications/settings', { settings: {} }],
])('%j', (given, method, address, body) => {
  expect(callOf({ ...given, photos: images })).toEqual({ method, address, body });
});
