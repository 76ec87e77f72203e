import { watchFavorites } from '../../features/favorites/favorites-ahead.ts';
import { useSession } from '../../lib/session/session.ts';

/** Reads ahead what people want without connection: more for an account than for a visitor, with code of its own. */
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
