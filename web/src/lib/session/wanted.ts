import { savesData } from '../device/saving.ts';
import { useSession } from './session.ts';

// a screen reader clicks without a pointer; a page that is offline could not fetch it
const touches = ['pointerdown', 'keydown', 'click', 'focusin', 'scroll', 'online'] as const;

/**
 * Resolves when code may come that the first drawing does not need: at once, but for a visitor who saves data, who gets
 * it with the first touch, on signing in, or when the signal is back (rule NAV-110).
 */
export function whenWanted(): Promise<void> {
  if (!savesData() || useSession.getState().account) return Promise.resolve();
  return new Promise((resolve) => {
    const end = new AbortController();
    const go = () => {
      end.abort();
      resolve();
    };
    const unfollow = useSession.subscribe(({ account }) => account && go());
    end.signal.addEventListener('abort', unfollow);
    for (const touch of touches) window.addEventListener(touch, go, { passive: true, signal: end.signal });
  });
}
