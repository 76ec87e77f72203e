import { sitePages } from '@tero/shared/rules/site/pages';
import { expect, test, vi } from 'vitest';

test('the server knows every screen by its address, and says its title before the app is there', async () => {
  vi.stubEnv('VITE_DEBUG_PAGES', '1');
  const { screens } = await import('./screens.ts');
  vi.unstubAllEnvs();
  const titles = (pages: readonly { path: string; title: string }[]) =>
    pages.map(({ path, title }) => `${path}: ${title}`).toSorted();
  expect(titles(sitePages)).toEqual(titles(screens));
});

test('it names the same canonical addresses', async () => {
  const { screens } = await import('./screens.ts');
  for (const { path, canonical } of screens) {
    const page = sitePages.find((known) => known.path === path);
    if (typeof canonical === 'string') expect(page?.canonical, path).toBe(canonical);
    else expect(page?.canonical ?? path, path).toBe(path);
  }
});

test('what only somebody with a session sees is for no search engine', async () => {
  const { screens } = await import('./screens.ts');
  const inside = screens.filter(({ who }) => who !== 'anyone').map(({ path }) => path);
  expect(sitePages.filter(({ path, open }) => open && inside.includes(path))).toEqual([]);
});
