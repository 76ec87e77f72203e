import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { doorsIn, findDoorFaults } from './doors.mjs';

const read = (source) => doorsIn(parseSync('Page.tsx', source).program);

test.each([
  "navigate('/register');",
  '<Link to="/login" />;',
  "<Link to={{ pathname: '/login', search }} />;",
  'navigate(`/login?next=1`);',
  "const links = [{ to: '/register?type=provider' }];",
  "navigate(account ? '/' : '/forgot-password');",
])('finds %s', (source) => {
  expect(read(source)).toHaveLength(1);
});

test.each([
  "entryPath('login', location);",
  "go('/registered');",
  "import x from './login-notice.ts';",
  'go(`/a/login`);',
])('leaves %s', (source) => {
  expect(read(source)).toEqual([]);
});

test('screens are told where to write them; the table of screens and tests may name them', () => {
  const doors = ['/login'];
  const paths = [
    'web/src/parts/x/X.tsx',
    'web/src/app/screens/sign-in-screens.ts',
    'web/src/x/x.test.ts',
    'api/src/x.ts',
  ];
  const faults = findDoorFaults(paths.map((path) => ({ path, doors })));
  expect(faults.map(({ path, rule }) => [path, rule])).toEqual([['web/src/parts/x/X.tsx', 'door']]);
});
