import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';

const root = join(import.meta.dirname, '../../../..');

/** Screens to which nothing links, each with the way people reach it. */
const unlinked: Record<string, string> = {
  '/admin/debug': 'for debugging, typed (rule NAV-8)',
  '/test-profile': 'for debugging, typed (rule NAV-8)',
  '/error': 'shown by whatever stands before the server (rule NAV-12)',
  '/forbidden': 'shown by whatever stands before the server (rule NAV-12)',
  '/maintenance': 'shown by whatever stands before the server (rule NAV-12)',
  '/publicacion/:postId': 'a second address, in links from elsewhere (rule NAV-5)',
  '/p/:card': 'a provider’s short link, in messages and on paper (rule CARD-1)',
  '/subscription/success': 'a second address, in links from elsewhere (rule NAV-5)',
  '/reset-password': 'the address of the mail, cut off before its token',
  '/subscription-confirmation': 'a summary of the plan, in links from elsewhere',
  '/provider/:id/reviews/current': 'half of the reviews, in links from elsewhere; links to the other half',
  '/provider/:id/reviews/historical': 'half of the reviews, in links from elsewhere; links to the other half',
};

/** Returns the source files in which a link may stand: all except tests and the tables of screens and pages. */
function sources(): string[] {
  return ['web/src', 'api/src', 'shared/src'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|(app[/\\]screens|rules[/\\]site)[/\\]/.test(name))
      // the path of a form that Pendientes opens does not count as a link
      .map((name) =>
        readFileSync(join(root, folder, name), 'utf8').replaceAll(/\b(edit: |path: \(\w*\) => )(address)?["'`].*/g, ''),
      ),
  );
}

/** Returns a pattern that finds a screen's address in quotes; a parameter may be `${…}` or a word. */
function addressOf(path: string): RegExp {
  const parts = path
    .split('/')
    .map((part) => (part.startsWith(':') ? '(?:\\$\\{[^}]+\\}|[\\w-]+)' : RegExp.escape(part)));
  return new RegExp(`["'\`}]${parts.join('/')}["'\`?#]`);
}

test('every screen is linked from somewhere', async () => {
  vi.stubEnv('VITE_DEBUG_PAGES', '1');
  const { screens } = await import('./screens.ts');
  vi.unstubAllEnvs();
  const texts = sources();
  expect(texts.length).toBeGreaterThan(500);
  const lost = screens.map(({ path }) => path).filter((path) => !texts.some((text) => addressOf(path).test(text)));
  expect(lost.toSorted()).toEqual(Object.keys(unlinked).toSorted());
});
