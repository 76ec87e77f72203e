import { limits } from '@tero/shared/limits';
import { expect, test } from 'vitest';
import { literalLimits } from './limits.ts';

const { filter, handler } = literalLimits().transform as unknown as {
  filter: { id: RegExp; code: RegExp };
  handler: (code: string) => { code: string };
};

test('a cap is written where it is used; what is no number stays', () => {
  const code =
    "import { delays, limits } from '@tero/shared/limits';\nf(limits.searchText, limits.gone, delays.toast);";
  expect(handler(code).code).toContain(`f((${limits.searchText}), limits.gone, (3000));`);
});

test.each([
  ['/x/web/src/parts/a.ts', "import { limits } from '@tero/shared/limits';", true],
  ['/x/shared/src/content/a.ts', "import { limits } from '../limits.ts';", true],
  ['/x/web/src/parts/a.ts', "import { limits } from './other.ts';", false],
  ['/x/node_modules/a/index.js', "import { limits } from '@tero/shared/limits';", false],
])('%s with %s: %s', (id, code, isTaken) => {
  expect(filter.id.test(id) && filter.code.test(code)).toBe(isTaken);
});
