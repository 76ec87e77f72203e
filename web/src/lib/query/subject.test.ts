import { hashKey } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { cachedRead } from './cache-policy.ts';
import { forEditing, subject } from './subject.ts';

const about = subject('services');
const detail = about.read({
  part: 'detail',
  call: async (_context, id: number, { accountId }: { accountId: number | null }) => `${id} for ${accountId}`,
  cache: { whose: 'own', days: 'any' },
  staleTime: 5,
});
const all = about.read({ call: async () => ['a'], cache: { never: 'a test' } });
const similar = about.read({
  part: 'similar',
  call: async (_context, id: number, category: string) => `${id} in ${category}`,
  keyed: (id) => [id],
  cache: { whose: 'public', days: 1 },
});

const list = about.read({
  part: 'list',
  call: async (_context, { q = '' }: { q?: string }) => q,
  cache: ({ q }: { q?: string }) => ({ whose: q ? 'own' : 'public', days: 'any' }),
});

test('a key is the subject, the part and what is given, as it lies on devices', () => {
  expect(hashKey(detail.key(7, { accountId: null }))).toBe('["services","detail",7,{"accountId":null}]');
  expect(detail(7, { accountId: 3 }).queryKey).toEqual(detail.key(7, { accountId: 3 }));
  expect(all.key()).toEqual(['services']);
  expect(similar.key(7, 'Jardinería')).toEqual(['services', 'similar', 7]);
});

test('a prefix holds for all keys under it, and for no others', () => {
  expect([about.prefix, detail.prefix]).toEqual([['services'], ['services', 'detail']]);
  const query = { queryKey: detail.key(7, { accountId: 3 }) };
  expect([about.has(query), detail.has(query), similar.has(query)]).toEqual([true, true, false]);
  expect(subject('service').has(query)).toBe(false);
});

test('what is given reaches the call, and the settings the query', async () => {
  const { queryFn, staleTime } = similar(7, 'Jardinería');
  expect(staleTime).toBeUndefined();
  expect(await (queryFn as (context: unknown) => unknown)({})).toBe('7 in Jardinería');
  expect(detail(7, { accountId: 3 }).staleTime).toBe(5);
});

test('the policy travels with the query; a reason against caching is none', () => {
  expect(cachedRead(detail(7, { accountId: 3 }))).toEqual({ whose: 'own', days: 'any' });
  expect(cachedRead(all())).toBeUndefined();
  expect([list({ q: 'poda' }), list({})].map((query) => cachedRead(query)?.whose)).toEqual(['own', 'public']);
  expect(cachedRead({})).toBeUndefined();
});

test('a form reads the same entry, and always anew', () => {
  const read = forEditing(detail(7, { accountId: 3 }));
  expect(read).toMatchObject({ queryKey: detail.key(7, { accountId: 3 }), staleTime: 0, meta: { edits: true } });
  expect(cachedRead(read)).toEqual({ whose: 'own', days: 'any' });
});

test('a read without a cache policy is a type error', () => {
  // @ts-expect-error: `cache` is missing
  const read = () => about.read({ part: 'careless', call: async () => 1 });
  expect(read).toBeTypeOf('function');
});

test('a subject is named once, and a part of it', () => {
  const sources = import.meta.glob<string>(['../../**/*.{ts,tsx}', '!../../**/*.test.*'], {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const declared = Object.values(sources).flatMap((source) =>
    [...source.matchAll(/\bsubject\('[\w-]+'\)|\b\w+\.read\(\{\s*part: '[\w-]+'/g)].map(([text]) =>
      text.replaceAll(/\s+/g, ''),
    ),
  );
  expect(declared.length).toBeGreaterThan(50);
  expect(declared.filter((name, at) => declared.indexOf(name) < at)).toEqual([]);
});
