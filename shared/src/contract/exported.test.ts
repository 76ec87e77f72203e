import { expect, test } from 'vitest';
import { z } from 'zod';
import { fields } from '../rules/log/fields.ts';
import type { Endpoint } from './endpoint.ts';
import { contract } from './index.ts';

/** Parameters that choose a part of a list. An export has the whole list, so the log leaves them out. */
const pages = ['page', 'limit', 'after', 'before', 'sort'];
/** Returns how the log calls ticked rows. */
const logged = (field: string) => (field === 'ids' ? 'filas' : field);

test('the log has a word for all by which an export can be narrowed', () => {
  const endpoints = Object.values(contract).flatMap((of) => Object.values(of as Record<string, Endpoint>));
  const exports = endpoints.filter(({ produces }) => produces === 'text/csv');
  expect(exports.length).toBeGreaterThan(5);
  for (const { path, query } of exports) {
    const names = query instanceof z.ZodObject ? Object.keys(query.shape) : [];
    expect([path, names.length > 0]).toEqual([path, true]);
    const words = names.filter((name) => !pages.includes(name)).map(logged);
    expect([path, words.filter((name) => !Object.hasOwn(fields, name))]).toEqual([path, []]);
  }
});
