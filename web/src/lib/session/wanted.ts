import { savesData } from '../device/saving.ts';
import { useSession } from './session.ts';

const touches = ['pointerdown', 'keydown', 'scroll', 'offline'] as const;

/**
 * Resolves when code may come that the first drawing does not need: at once, but for a visitor who saves data, who gets
 * it with the first touch, or when the signal is gone (rule NAV-110).
 */
export function whenWanted(): Promise<void> {
  if (!savesData() || useSession.getState().account) return Promise.resolve();
  return new Promise((resolve) => {
    const end = new AbortController();
    const go = () => {
      end.abort();
      resolve();
    };
    for (const touch of touches) window.addEventListener(touch, go, { passive: true, signal: end.signal });
  });
}
