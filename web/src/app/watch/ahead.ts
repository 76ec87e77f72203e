import { watchFavorites } from '../../features/favorites/favorites-ahead.ts';
import { useSession } from '../../lib/session/session.ts';

/**
 * Prefetches the data that people want without a connection: more for an account than for a visitor, with separate
 * code.
 */
export function watchAhead(): void {
  watchFavorites();
  const own = () => {
    if (useSession.getState().account === null) return;
    void import('./own-ahead.ts').then(
      ({ readOwn }) => readOwn(),
      () => undefined,
    );
  };
  useSession.subscribe(({ account }, before) => {
    if (account?.id !== before.account?.id) own();
  });
  own();
}
