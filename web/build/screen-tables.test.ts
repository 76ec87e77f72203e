import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { readScreens } from './screen-tables.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** What is read from a table of this text, paths from its folder. */
function read(table: string) {
  const folder = mkdtempSync(join(tmpdir(), 'tero-screens-'));
  folders.push(folder);
  writeFileSync(join(folder, 'some-screens.ts'), table);
  writeFileSync(join(folder, 'Gate.tsx'), "import('./Other.tsx');");
  return Object.fromEntries([...readScreens(folder)].map(([path, marked]) => [path.slice(folder.length + 1), marked]));
}

test('a page is precached when a screen that imports it says so', () => {
  const table = `
    import type { Screen } from './screen.ts';
    const later = async () => ({ Component: (await import('./Later.tsx')).Later });
    export const screens: readonly Screen[] = [
      { path: '/a', who: 'client', precached: true, lazy: async () => ({ Component: (await import('./A.tsx')).A }) },
      { path: '/b', lazy: async () => ({ Component: (await import('./B.tsx')).B }) },
      { path: '/also/b', who: 'account', precached: true, lazy: async () => ({ Component: (await import('./B.tsx')).B }) },
      { path: '/c', lazy: async () => ({ Component: (await import('./C.tsx')).C }) },
      { path: '/too/b', who: 'provider', precached: true, lazy: async () => ({ Component: (await import('./B.tsx')).B }) },
      { path: '/later', lazy: later },
    ];`;
  expect(read(table)).toEqual({ 'A.tsx': 'client', 'B.tsx': 'account', 'C.tsx': null, 'Later.tsx': null });
});

test('a mark without the import beside it fails the build', () => {
  const table =
    "const lazy = () => import('./A.tsx');\nexport const a = { path: '/a', who: 'client', precached: true, lazy };";
  expect(() => read(table)).toThrow('`precached` stands beside the import of its page');
});

test('the app’s own tables: lists and forms are precached, the panel never', () => {
  const screens = readScreens(fileURLToPath(new URL('../src/app/screens/', import.meta.url)));
  const marks = [...screens].map(([path, marked]) => [path.replace(/^.*\/features\//, ''), marked] as const);
  const by = Object.fromEntries(marks);
  expect(by['services/listing/ListingPage.tsx']).toBe('anyone');
  expect(by['posts/CreatePostPage.tsx']).toBe('provider');
  expect(by['metrics/MetricsPage.tsx']).toBeNull();
  const panel = marks.filter(([path]) => path.startsWith('admin/'));
  expect(panel.length).toBeGreaterThan(10);
  expect(panel.filter(([, marked]) => marked)).toEqual([]);
});
