import { sitePages } from '@tero/shared/rules/site/pages';
import { expect, test, vi } from 'vitest';

/** Returns the screens of a production build, which has no debug pages (rule NAV-8). */
async function builtScreens() {
  vi.stubEnv('DEV', false);
  vi.stubEnv('VITE_DEBUG_PAGES', '0');
  vi.resetModules();
  const { screens } = await import('./screens.ts');
  vi.unstubAllEnvs();
  return screens;
}

test('the server knows every screen by its address, and says its title before the app is there', async () => {
  const screens = await builtScreens();
  const titles = (pages: readonly { path: string; title: string }[]) =>
    pages.map(({ path, title }) => `${path}: ${title}`).toSorted();
  expect(titles(sitePages)).toEqual(titles(screens));
});

test('it names the same canonical addresses', async () => {
  const screens = await builtScreens();
  for (const { path, canonical } of screens) {
    const page = sitePages.find((known) => known.path === path);
    if (typeof canonical === 'string') expect(page?.canonical, path).toBe(canonical);
    else expect(page?.canonical ?? path, path).toBe(path);
  }
});

test('what only somebody with a session sees is for no search engine', async () => {
  const screens = await builtScreens();
  const inside = screens.filter(({ who }) => who !== 'anyone').map(({ path }) => path);
  expect(sitePages.filter(({ path, open }) => open && inside.includes(path))).toEqual([]);
});
