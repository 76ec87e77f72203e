import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const line = vi.hoisted(() => ({ isOnline: true, changed: () => {} }));

vi.mock('../../lib/http/connectivity.ts', () => ({
  probe: () => Promise.resolve(),
  useConnectivity: {
    getState: () => ({ online: line.isOnline }),
    subscribe: (by: () => void) => {
      line.changed = by;
    },
  },
}));

const reload = vi.fn();
/** The selectors that match the focused element or an element around it. */
let focused: string[] = [];
/** True while a dialog is open. */
let isAsked = false;

beforeEach(async () => {
  const element = {
    closest: (selectors: string) => (selectors.split(', ').some((one) => focused.includes(one)) ? {} : null),
  };
  const page = Object.assign(new EventTarget(), {
    activeElement: element,
    querySelector: () => (isAsked ? {} : null),
  });
  vi.stubGlobal('document', page);
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal(
    'window',
    Object.assign(new EventTarget(), { location: { reload }, setTimeout: (by: () => void) => by() }),
  );
  vi.resetModules();
  const { reloadOnStaleChunk } = await import('./stale-chunk.ts');
  reloadOnStaleChunk();
  line.isOnline = false;
  window.dispatchEvent(new Event('vite:preloadError'));
  // the app calls the server at once and gets no response
  await new Promise(setImmediate);
  line.isOnline = true;
});

afterEach(() => {
  vi.unstubAllGlobals();
  reload.mockReset();
  focused = [];
  isAsked = false;
});

it('loads the page anew once the server is there again', () => {
  line.changed();
  expect(reload).toHaveBeenCalledOnce();
});

it.each([[['input', 'form']], [['form']], [['[contenteditable]']]])(
  'not under somebody who types, nor between a press and what comes of it: focus in %s',
  (within) => {
    focused = within;
    line.changed();
    expect(reload).not.toHaveBeenCalled();
    // the next screen has the focus
    focused = [];
    document.dispatchEvent(new Event('focusout'));
    expect(reload).toHaveBeenCalledOnce();
  },
);

it('not under a question, which holds back what it is about', () => {
  isAsked = true;
  line.changed();
  expect(reload).not.toHaveBeenCalled();
  isAsked = false;
  document.dispatchEvent(new Event('focusout'));
  expect(reload).toHaveBeenCalledOnce();
});

it.each(['password-guesses', 'known-head', 'visit-speed'])('not for %s, which no screen shows', async (part) => {
  vi.resetModules();
  const { reloadOnStaleChunk } = await import('./stale-chunk.ts');
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location: { reload }, setTimeout }));
  reloadOnStaleChunk();
  const payload = new Error(`Failed to fetch dynamically imported module: /assets/${part}-CMXgn21P.js`);
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
  line.changed();
  expect(reload).not.toHaveBeenCalled();
});
