import { second } from '@tero/shared/rules/time/durations';
import { loadNearest } from '../../common/location/nearest.ts';
import { categoryWords } from '../../features/categories/queries.ts';
import { savesData } from '../../lib/device/saving.ts';
import type { PageMessage, ScreenGroup } from '../../lib/device/worker-message.ts';
import { queryClient } from '../../lib/http/query-client.ts';
import { loadSearchEngine } from '../../lib/search-engine.ts';
import { useSession } from '../../lib/session/session.ts';
import type { UserType } from '../../lib/session/session-storage.ts';

/** Pause after the start before the screens of other roles are stored. */
const pause = 20 * second;

const own: Record<UserType, readonly ScreenGroup[]> = {
  user: ['account', 'client'],
  provider: ['account', 'provider'],
};
const all: readonly ScreenGroup[] = ['visitor', 'account', 'client', 'provider'];

/**
 * Makes the service worker store the screens of the person's role at once, and those of other roles when the browser is
 * idle, unless it saves data. Then it also stores the rules and words of the search, which belong to no screen. The
 * worker's installation has stored the visitors' screens.
 */
export function storeScreens(): () => void {
  const storeOwn = () => {
    const { userType } = useSession.getState();
    if (userType) ask(own[userType]);
  };
  storeOwn();
  const unfollow = useSession.subscribe((session, before) => {
    if (session.userType !== before.userType) storeOwn();
  });
  const timer = window.setTimeout(() => {
    if (savesData()) return;
    whenIdle(() => {
      ask(all);
      void loadSearchEngine();
      void queryClient.prefetchQuery(categoryWords());
      void loadNearest();
    });
  }, pause);
  return () => {
    unfollow();
    window.clearTimeout(timer);
  };
}

function ask(groups: readonly ScreenGroup[]): void {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  const message: PageMessage = { type: 'STORE', groups };
  void workers?.ready.then(({ active }) => active?.postMessage(message));
}

function whenIdle(work: () => void): void {
  // Safari has no `requestIdleCallback`
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else work();
}
