import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { findConversionFaults, readConversions } from './conversions.mjs';

function faultsIn(source, path = 'shared/src/contract/a.ts') {
  const { program, errors } = parseSync(path, source);
  expect(errors).toEqual([]);
  return findConversionFaults([{ path, conversions: readConversions(program) }]).map(({ advice }) =>
    advice.replace(/ runs what .*/, ''),
  );
}

test.each([
  ['Number', 'const a = (given: unknown) => Number(given);'],
  ['String', 'const ids = given.map(String);'],
  ['BigInt', 'const a = z.string().transform(BigInt);'],
  ['z.coerce', 'const page = z.coerce.number().int();'],
  ['z.preprocess', 'const page = z.preprocess((given) => given, z.number());'],
  ['when:', 'const a = z.object({}).refine(check, { when: () => true });'],
  ['.toString()', 'const a = given.toString();'],
  ['.valueOf()', 'const a = given?.valueOf();'],
  ['the text of given', `const a = (given: unknown) => \`id \${given}\`;`],
  ['the text of given', `function a(given: unknown) { return given + ''; }`],
  ['the text of parsed', `const parsed: unknown = JSON.parse(text);\nconst a = 'x' + parsed;`],
])('%s in the contract or the HTTP layer is found', (name, source) => {
  expect(faultsIn(source)).toEqual([name]);
  expect(faultsIn(source, 'api/src/http/uploads/a.ts')).toEqual([name]);
});

test.each([
  `const a = Number.parseInt(text, 10);\nconst b = Number.isInteger(a);\nconst c: Number = a;`,
  `const now = new Date(0).toISOString();\nconst name = randomBytes(16).toString('hex');`,
  `const a = (given: string) => \`id \${given}\`;`,
  `const a = z.string().transform((text) => text.trim());`,
])('what looks at the type first is not: %s', (source) => {
  expect(faultsIn(source)).toEqual([]);
});

test.each(['shared/src/contract/loose.ts', 'api/src/features/a/repository.ts', 'shared/src/contract/a.test.ts'])(
  'nothing is found in %s',
  (path) => {
    expect(faultsIn('const a = Number(given);', path)).toEqual([]);
  },
);
