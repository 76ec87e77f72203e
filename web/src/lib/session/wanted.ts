import { savesData } from '../device/saving.ts';
import { hasLine, probe, useConnectivity } from '../http/connectivity.ts';
import { useSession } from './session.ts';

// a screen reader clicks without a pointer
const touches = ['pointerdown', 'keydown', 'click', 'focusin', 'scroll'] as const;

let isTouched = false;
let touch: Promise<void> | undefined;

/** Whether a visitor who saves data, and has the app from the line, has not touched anything yet. */
export function isWaiting(): boolean {
  if (isTouched || !savesData() || useSession.getState().account) return false;
  return !(navigator.serviceWorker as ServiceWorkerContainer | undefined)?.controller;
}

/**
 * Resolves when code may come that the first drawing does not need: at once, but for a visitor who saves data and has no
 * worker, who gets it with the first touch, on signing in, or when the signal is back (rule NAV-110).
 */
export function whenWanted(): Promise<void> {
  if (!isWaiting()) return Promise.resolve();
  touch ??= new Promise((resolve) => {
    const end = new AbortController();
    const go = () => {
      isTouched = true;
      end.abort();
      resolve();
    };
    let isAsked = false;
    // what cannot be fetched would be missing until the page is loaded again
    const touched = () => {
      if (hasLine()) return go();
      // what the browser says may be wrong; after that the line is looked for in growing pauses
      if (!isAsked) void probe().then(() => hasLine() && go());
      isAsked = true;
    };
    for (const unfollow of [
      useSession.subscribe(({ account }) => account && go()),
      useConnectivity.subscribe(({ online }) => online && go()),
    ]) {
      end.signal.addEventListener('abort', unfollow);
    }
    for (const touch of touches) window.addEventListener(touch, touched, { passive: true, signal: end.signal });
  });
  return touch;
}

/**
 * Whether the parts of a first screen that stand around what one came for wait for that touch. A page whose address asks
 * for something of its own comes whole, but for a search in words alone, whose answer stands above the cards.
 */
export function partsWait(): boolean {
  return isWaiting() && [...new URLSearchParams(window.location.search).keys()].every((name) => name === 'q');
}

/** Returns what loads such a part. */
export function withTouch<Part>(load: () => Promise<Part>): () => Promise<Part> {
  return () => (partsWait() ? whenWanted().then(load) : load());
}
