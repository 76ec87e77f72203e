import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { findLinkFaults, linksIn } from './links.mjs';

const dollar = '\u0024{';

/** `#` stands for the dollar sign, which makes a string look like a template that somebody forgot. */
const found = (text) => {
  const source = text.replaceAll('#{', dollar);
  return linksIn(parseSync('page.tsx', source).program, source).map((literal) => literal.replaceAll(dollar, '#{'));
};

test.each([
  '`mailto:#{email}`',
  '`tel:+#{number}`',
  '`/servicios/#{id}/review`',
  '`https://wa.me/#{number}`',
  '`#{config.publicUrl}/reset-password/#{token}`',
  '`#{path}?token=#{token}`',
])('%s puts values into an address', (source) => {
  expect(found(`open(${source})`)).toEqual([source]);
});

test.each([
  'address`/servicios/#{id}/review`',
  'addressAt(publicUrl)`/reset-password/#{token}`',
  '`#{publicUrl}/forgot-password`',
  '`#{publicUrl}#{path}`',
  '`http://localhost:#{port}`',
  '`#{count} / #{total}`',
  '`/terms`',
])('%s does not', (source) => {
  expect(found(`open(${source})`)).toEqual([]);
});

test('only the code of the product is judged', () => {
  const module = (path) => ({ path, links: ['`/a/#{b}`'] });
  const paths = ['web/src/features/x/XPage.tsx', 'web/e2e/x.spec.ts', 'scripts/x.mjs', 'api/src/x/x.test.ts'];
  expect(findLinkFaults(paths.map(module)).map(({ path }) => path)).toEqual(paths.slice(0, 1));
});
