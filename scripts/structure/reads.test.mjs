import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { readModules } from './modules.mjs';
import { findReadFaults } from './reads.mjs';

const folders = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** What is found in files of the given paths under web/src. */
function faultsIn(files) {
  const root = mkdtempSync(join(tmpdir(), 'tero-reads-'));
  folders.push(root);
  for (const [path, source] of Object.entries(files)) {
    const file = join(root, 'web/src', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, source);
  }
  return findReadFaults(readModules(root)).map(({ path, advice }) => `${path}: ${advice}`);
}

const inPage = (source) => faultsIn({ 'features/x/XPage.tsx': source });
const undeclared = [expect.stringMatching('^web/src/features/x/XPage.tsx: declare the read')];
const written = [expect.stringMatching('^web/src/features/x/XPage.tsx: the key is written here again')];

test('declared reads, and what refers to them, are in order', () => {
  const declared = `
    export const about = subject('awards');
    export const list = about.read({ part: 'list', call, cache });
    export const all = about.read({ call, cache });
    const table = (path) => about.read({ part: path, call, cache });`;
  const used = `
    const { data } = useQuery(list(id));
    useQuery({ ...list(id), enabled: true });
    void queryClient.prefetchQuery({ ...list(id), staleTime: 1 });
    client.invalidateQueries({ queryKey: about.prefix, predicate: (query) => !list.has(query) });
    client.removeQueries({ queryKey: [...list.prefix, id] });
    client.setQueryData(list.key(id), reply);
    useMutation({ mutationKey: list.key(id), mutationFn });`;
  expect(faultsIn({ 'parts/award/queries.ts': declared, 'features/awards/queries.ts': used })).toEqual([]);
});

test.each([
  "useQuery({ queryKey: about.key('list'), queryFn: load })",
  'useQuery({ queryKey, queryFn })',
  'client.fetchQuery({ staleTime: 1, ...list() })',
  'client.ensureQueryData(options)',
  'useInfiniteQuery({ select })',
])('a read that is not declared: %s', (source) => {
  expect(inPage(source)).toEqual(undeclared);
});

test.each([
  "client.invalidateQueries({ queryKey: ['awards'] })",
  "client.invalidateQueries({ queryKey: [...about.prefix, 'list'] })",
  'client.removeQueries({ queryKey: [`awards`, id] })',
  "client.setQueryData(['awards'], reply)",
  "client.getQueryData(['awards', id])",
  "useMutation({ mutationKey: ['awards'], mutationFn })",
  "client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'awards' })",
  "cache.subscribe(({ query }) => 'awards' === query.queryKey[0])",
])('a key that is written again: %s', (source) => {
  expect(inPage(source)).toEqual(written);
});

test('a subject is named once, and a part of it', () => {
  expect(
    faultsIn({
      'parts/award/queries.ts': "export const aboutAwards = subject('awards');\naboutAwards.read({ part: 'list' });",
      'features/awards/queries.ts': "aboutAwards.read({ part: 'list' });\naboutAwards.read({ part: 'detail' });",
      'features/home/queries.ts': "const awards = subject('awards').read({ call });",
    }),
  ).toEqual([
    "web/src/features/awards/queries.ts: aboutAwards.read 'list' is declared here and in web/src/parts/award/queries.ts; import the one",
    "web/src/features/home/queries.ts: the subject 'awards' is declared here and in web/src/parts/award/queries.ts; import the one",
  ]);
});

test('tests, and the module that makes declarations, write keys', () => {
  const source = "useQuery({ queryKey: ['a'], queryFn })";
  expect(faultsIn({ 'lib/query/subject.ts': source, 'features/x/x.test.ts': source })).toEqual([]);
});
