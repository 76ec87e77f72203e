// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { ScrollAndFocus } from './ScrollAndFocus.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
afterEach(() => void vi.useRealTimers());

const frame = (
  <>
    <ScrollAndFocus />
    <main>
      <Outlet />
      <button type="button">Reintentar</button>
    </main>
  </>
);

test('a heading that comes late has the focus, unless the person has moved it (rule NAV-22)', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  window.scrollTo = () => {};
  const children = ['/', '/late', '/moved'].map((path) => ({ path, element: null }));
  const router = createMemoryRouter([{ element: frame, children }]);
  const root = document.body.appendChild(document.createElement('div'));
  await act(async () => createRoot(root).render(<RouterProvider router={router} />));
  /** Goes to a page whose heading appears after ten seconds, and tells whether the heading has the focus. */
  async function come(to: string, meanwhile = () => {}) {
    await act(async () => router.navigate(to));
    vi.advanceTimersByTime(10_000);
    meanwhile();
    const heading = document.createElement('h1');
    root.querySelector('main')?.append(heading);
    await new Promise(setImmediate);
    const hasFocus = document.activeElement === heading;
    heading.remove();
    return hasFocus;
  }
  expect(await come('/late')).toBe(true);
  expect(await come('/moved', () => root.querySelector('button')?.focus())).toBe(false);
});
