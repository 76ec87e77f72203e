import { expect, test } from 'vitest';
import { keptKind } from './kept-keys.ts';

test.each([
  // the same for everybody
  [['categories'], 'public'],
  [['services', 'list', { category: undefined, q: '' }, { page: 1 }], 'public'],
  // depends on the account: a phone, a like, "mine", or data that only its owner sees
  [['services', 'detail', 7, { accountId: 3 }], 'own'],
  [['services', 'provider', 7, { accountId: 3 }], 'own'],
  [['reviews', 'service', 7], 'own'],
  [['favorites'], 'own'],
  [['history', 'visited'], 'own'],
  // never cached: the panel, money, forms, and data that is true for a moment only
  [['admin', 'dashboard'], undefined],
  [['subscriptions', 'payments'], undefined],
  [['subscriptions', 'plan'], undefined],
  [['own-profile', 'whole', { accountId: 3 }], undefined],
  [['publishing', 'may', { accountId: 3 }], undefined],
  [['notifications', 'unread'], undefined],
  [['open-sessions'], undefined],
  [['drafts', 3, 'create-post'], undefined],
])('%j is kept: %s', (key, whose) => expect(keptKind(key)?.whose).toBe(whose));
