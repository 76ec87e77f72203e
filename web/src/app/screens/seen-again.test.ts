import { expect, test, vi } from 'vitest';
import { aheadPages } from '../../../build/ahead-pages.ts';
import { cachedRead } from '../../lib/query/cache-policy.ts';

// Node has no window
vi.hoisted(() => {
  const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  Object.assign(globalThis, {
    window: globalThis,
    document: new EventTarget(),
    addEventListener: () => undefined,
    localStorage: storage,
    sessionStorage: storage,
    location: { origin: 'https://tero.example' },
  });
});

/**
 * Returns the screens of a person's own account that they look up without a connection, and the data that each reads.
 */
const read = async () => {
  const { ownProfile } = await import('../../features/providers/own/queries.ts');
  const { ownVerification } = await import('../../features/providers/own/verification-queries.ts');
  const { payments } = await import('../../features/subscriptions/queries.ts');
  const { ownSubscription } = await import('../../features/subscriptions/own-queries.ts');
  const { historyList } = await import('../../features/history/list-queries.ts');
  const { ownReviews } = await import('../../features/history/queries.ts');
  const { ownQuestions } = await import('../../features/history/question-queries.ts');
  const { postsOfProvider } = await import('../../features/posts/card/queries.ts');
  const { providerDetail } = await import('../../features/providers/queries.ts');
  const { servicesOfProvider } = await import('../../features/services/provider-queries.ts');
  const { serviceDetail } = await import('../../features/services/service-queries.ts');
  const reader = { accountId: 7 };
  return {
    // its text is in its code
    '/help': [],
    '/historial': [historyList('visited'), historyList('contacted'), ownReviews(), ownQuestions(reader)],
    '/edit-service': [serviceDetail(1, reader)],
    // as their list has it
    '/edit-post': [postsOfProvider(7, reader)],
    '/provider-profile': [providerDetail(7, reader), servicesOfProvider(7, reader)],
    '/edit-profile': [ownProfile(reader), ownVerification(reader)],
    '/provider-settings': [ownVerification(reader)],
    '/subscription': [ownSubscription(7), payments()],
    // shows the session's own account
    '/user-settings': [],
  };
};

test.each([
  ['/help', 'info/HelpPage'],
  ['/historial', 'history/HistoryPage'],
  ['/edit-service', 'services/publish/EditServicePage'],
  ['/edit-post', 'posts/EditPostPage'],
  ['/provider-profile', 'providers/ProviderProfilePage'],
  ['/edit-profile', 'providers/own/EditProfilePage'],
  ['/provider-settings', 'providers/own/ProviderSettingsPage'],
  ['/subscription', 'subscriptions/SubscriptionPage'],
  ['/user-settings', 'profile/UserSettingsPage'],
] as const)('%s is there without signal: its code is fetched ahead, and what it reads is kept', async (path, page) => {
  expect(Object.values(aheadPages).flat()).toContain(page);
  for (const query of (await read())[path]) expect(cachedRead(query)).toMatchObject({ whose: 'own', days: 'any' });
});
