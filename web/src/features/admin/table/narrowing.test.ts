import type { Endpoint } from '@tero/shared/contract/endpoint';
import { contract } from '@tero/shared/contract/index';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { TableSource } from './source-queries.ts';

const files = import.meta.glob<Record<string, unknown>>('../**/queries.ts', { eager: true });
const isSource = (value: unknown): value is TableSource<unknown> =>
  typeof value === 'object' && value !== null && 'list' in value && 'rows' in value;
const sources = Object.values(files).flatMap((file) => Object.values(file).filter(isSource));

/** The parameters for the page, the order and the ids of the ticked rows. */
const paging = ['page', 'limit', 'after', 'before', 'sort', 'ids'];

const fieldsOf = ({ query }: Endpoint) => (query instanceof z.ZodObject ? Object.keys(query.shape) : []);
const lists = Object.values(contract)
  .flatMap((endpoints) => Object.values(endpoints as Record<string, Endpoint>))
  .filter((endpoint) => endpoint.auth === 'admin' && endpoint.method === 'GET' && !endpoint.produces)
  .filter((endpoint) => fieldsOf(endpoint).includes('page'));

describe('what narrows a list of the panel', () => {
  it('is known of every list that the API has', () => {
    expect(lists.length).toBeGreaterThan(15);
    expect(sources.map(({ list }) => list.path).sort()).toEqual(lists.map(({ path }) => path).sort());
  });

  it.each(lists.map((list) => [list.path, list] as const))('is all offered on the screen: %s', (path, list) => {
    const source = sources.find((one) => one.list.path === path);
    const offered = [
      ...(source?.filters ?? []).map(({ name }) => name),
      ...(source?.day ? ['from', 'to'] : []),
      ...(source?.searchHint ? ['search'] : []),
    ];
    expect(offered.sort()).toEqual(
      fieldsOf(list)
        .filter((name) => !paging.includes(name))
        .sort(),
    );
  });

  it('is chosen by name wherever it is a row of another list', () => {
    const typed = sources.flatMap(({ list, filters = [] }) =>
      filters
        .filter(({ choices, useChoices, pick }) => !choices && !useChoices && !pick)
        .map(({ name }) => [list.path, name]),
    );
    // exceptions: `entityId` may be the id of any kind of thing, and a link in the log sets `batchId`
    expect(typed).toEqual([
      ['/api/admin/logs', 'entityId'],
      ['/api/admin/logs', 'batchId'],
    ]);
  });
});
