import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { postgresTests, testsAbout } from './test-scope.mjs';

const folder = mkdtempSync(join(tmpdir(), 'tero-scope-'));
afterAll(() => rmSync(folder, { recursive: true }));
// vitest would read a complete tag here as this file's own
const tag = ['//', '@module-tag', 'postgres'].join(' ');

const written = {
  'api/src/features/offers/offers.test.ts': tag,
  'api/src/features/offers/edit.test.ts': '',
  'api/src/features/offers/repository.ts': tag,
  'api/src/db/locks.test.ts': `// what waits for what\n${tag}`,
  'api/node_modules/other/offers.test.ts': tag,
  'shared/src/rules/offers.test.ts': '',
  'web/src/features/offers/Offer.test.tsx': '',
  'web/e2e/offers.spec.ts': '',
  'web/e2e/quotes.spec.ts': '',
};
for (const [path, text] of Object.entries(written)) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

test('what runs on Postgres says so', () => {
  expect(postgresTests(folder)).toEqual(['api/src/db/locks.test.ts', 'api/src/features/offers/offers.test.ts']);
});

test('tests are about what their folder or name says', () => {
  const ofOffers = 'api/src/features/offers';
  expect(testsAbout(['offer'], folder)).toEqual({
    vitest: [
      `${ofOffers}/edit.test.ts`,
      `${ofOffers}/offers.test.ts`,
      'shared/src/rules/offers.test.ts',
      'web/src/features/offers/Offer.test.tsx',
    ],
    postgres: [`${ofOffers}/offers.test.ts`],
    browser: ['web/e2e/offers.spec.ts'],
  });
  expect(testsAbout(['Locks', 'quotes'], folder)).toEqual({
    vitest: ['api/src/db/locks.test.ts'],
    postgres: ['api/src/db/locks.test.ts'],
    browser: ['web/e2e/quotes.spec.ts'],
  });
  expect(testsAbout(['nothing'], folder)).toEqual({ vitest: [], postgres: [], browser: [] });
});
