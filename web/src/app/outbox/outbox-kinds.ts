import { favoriteKinds } from '../../features/favorites/outbox.ts';
import { historyKinds } from '../../features/history/outbox.ts';
import { inquiryKinds } from '../../features/inquiries/outbox.ts';
import { notificationKinds } from '../../features/notifications/outbox.ts';
import { offerKinds } from '../../features/offers/outbox.ts';
import { postKinds } from '../../features/posts/outbox.ts';
import { providerKinds } from '../../features/providers/outbox.ts';
import { quoteKinds } from '../../features/quotes/outbox.ts';
import { reviewKinds } from '../../features/reviews/outbox.ts';
import { safetyKinds } from '../../features/safety/outbox.ts';
import { serviceKinds } from '../../features/services/outbox.ts';
import { supportKinds } from '../../features/support/outbox.ts';
import { allKinds } from '../../offline/kinds.ts';

/**
 * All kinds of items that wait for a connection, by their names in stored rows. Never change a name. The service worker
 * loads this module too.
 */
export const outboxKinds = allKinds({
  ...favoriteKinds,
  ...historyKinds,
  ...inquiryKinds,
  ...notificationKinds,
  ...offerKinds,
  ...postKinds,
  ...providerKinds,
  ...quoteKinds,
  ...reviewKinds,
  ...safetyKinds,
  ...serviceKinds,
  ...supportKinds,
});

declare module '../../offline/kinds.ts' {
  interface Registered {
    kinds: typeof outboxKinds;
  }
}
