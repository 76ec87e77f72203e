import { format } from 'node:util';
import '@testing-library/jest-dom/vitest';
import { configure, waitFor } from '@testing-library/dom';
import { PointerEventsCheckLevel, type UserEvent, userEvent } from '@testing-library/user-event';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import type { DetachedWindowAPI } from 'happy-dom';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import type { Harness } from '../../api/test/harness.ts';
import { type Person, signIn } from '../../api/test/people.ts';
import { answered, lineTo, repairLine } from './line.ts';

/** A message of React's development build about an element that happy-dom lacks. */
const known = /The tag <search> is unrecognized/;

/** The only styles that the tests apply: those that show and hide elements, by size. */
const styles = {
  phone: `<style>
    .hidden, .roomy\\:hidden, .max-sm\\:hidden, .max-md\\:hidden, .max-lg\\:hidden { display: none }
    .max-sm\\:flex, .max-md\\:flex, .max-lg\\:flex, .max-lg\\:block, .max-md\\:inline-flex { display: flex }
  </style>`,
  desktop: `<style>
    .hidden, .sm\\:hidden, .md\\:hidden, .lg\\:hidden { display: none }
    .sm\\:flex, .md\\:flex, .lg\\:flex, .sm\\:block, .md\\:block, .lg\\:block, .md\\:inline-flex { display: flex }
    .sm\\:grid, .md\\:grid, .lg\\:grid, .xl\\:grid { display: grid }
  </style>`,
};
const viewports = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } };

// milliseconds: a net for what never comes
configure({ asyncUtilTimeout: 30_000 });

let page: AbortController | undefined;

interface Opening {
  /** who is signed in; nobody by default */
  as?: Person;
  /** a phone by default */
  on?: keyof typeof styles;
  /** whether the device caches responses, and shows them where no response arrives */
  caches?: boolean;
}

/**
 * Loads the app anew at `path` (from the root, with its search) as a browser does, with the API of `h` behind it, and
 * closes the page that was open. The device's storage stays until the test ends. The page's clock starts at the
 * harness's time. Returns the user of the page; Testing Library's `screen` has what they see.
 */
export async function open(
  h: Harness,
  path: string,
  { as, on = 'phone', caches = false }: Opening = {},
): Promise<UserEvent> {
  await leave();
  (window as unknown as { happyDOM: DetachedWindowAPI }).happyDOM.setViewport(viewports[on]);
  vi.useFakeTimers({ toFake: ['Date'], now: h.clock.now(), shouldAdvanceTime: true });
  const line = new AbortController();
  page = line;
  const ask = lineTo(h, line.signal);
  vi.stubGlobal('fetch', ask);
  navigator.sendBeacon = (address, body) => {
    void ask(address, { method: 'POST', body, keepalive: true });
    return true;
  };
  if (as) await saveSession(h, as);
  else sessionStorage.removeItem('tero.session');
  history.replaceState(null, '', path);
  document.head.innerHTML = styles[on];

  const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
  for (const target of [window, document]) vi.spyOn(target, 'addEventListener');
  vi.resetModules();
  const [
    { App },
    { cacheWith, queryClient },
    { loadFirstPage },
    { guardHistory },
    { followSession },
    { followOutbox },
    { seeFilledFields },
  ] = await Promise.all([
    import('../src/app/App.tsx'),
    import('../src/lib/http/query-client.ts'),
    import('../src/app/first-view/first-page.ts'),
    import('../src/lib/navigation/history-guard.ts'),
    import('../src/app/watch/session-change.ts'),
    import('../src/app/outbox/outbox.ts'),
    import('../src/lib/filled-fields.ts'),
  ]);
  guardHistory();
  if (caches) cacheWith((await import('../src/offline/cache/cache.ts')).cacheResponse);
  followSession();
  followOutbox();
  seeFilledFields();
  await loadFirstPage({ isDrawn: true });
  document.body.innerHTML = '<div id="root"></div>';
  const root = createRoot(document.body.children[0] as Element);
  line.signal.addEventListener('abort', () => {
    root.unmount();
    queryClient.clear();
  });
  root.render(<App client={queryClient} routed={(routes) => <BrowserRouter>{routes}</BrowserRouter>} />);
  await waitFor(() => expect(document.querySelector('h1')).not.toBeNull());
  return user;
}

/** Reports every element as in view, because happy-dom has no layout. */
class InView {
  #tell: (entries: { isIntersecting: boolean }[]) => void;

  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
    this.#tell = tell;
  }
  observe() {
    this.#tell([{ isIntersecting: true }]);
  }
  disconnect() {}
}

/** Closes the page. Afterwards, none of its modules, event listeners or requests is active. */
async function leave(): Promise<void> {
  if (page) window.dispatchEvent(new Event('pagehide'));
  page?.abort();
  page = undefined;
  for (const target of [window, document]) {
    if (!vi.isMockFunction(target.addEventListener)) continue;
    const { mock } = vi.mocked(target.addEventListener);
    for (const [type, listener, options] of mock.calls) target.removeEventListener(type, listener, options);
    vi.mocked(target.addEventListener).mockRestore();
  }
  await answered();
  // code that loads late would restore the old page's session
  await vi.dynamicImportSettled();
}

async function saveSession(h: Harness, person: Person): Promise<void> {
  // a new session, because the person's own session may have ended
  const token = await signIn(h, person);
  const { body } = await h.call('GET', '/api/auth/verify', { as: token });
  const { userType, role, user, provider } = body;
  const saved = { token, account: provider ?? user, userType, role, at: h.clock.now().getTime() };
  sessionStorage.setItem('tero.session', JSON.stringify(saved));
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal('indexedDB', new IDBFactory());
  // sends photos by fetch, as a worker does, to the API in this process
  vi.stubGlobal('XMLHttpRequest', undefined);
  vi.stubGlobal('IntersectionObserver', InView);
  vi.spyOn(console, 'error').mockReturnValue();
  repairLine();
});

afterEach(async () => {
  const complaints = vi.mocked(console.error).mock.calls.map((said) => format(...said));
  await leave();
  vi.restoreAllMocks();
  vi.useRealTimers();
  expect(complaints.filter((text) => !known.test(text))).toEqual([]);
});

afterAll(() => void vi.unstubAllGlobals());
