import { expect, test } from 'vitest';
import { listingQuery } from '../../contract/listing-query.ts';
import { filterNames, isFilter } from './filters.ts';

test('the filters that search engines keep no address of are those of the listing calls', () => {
  expect(filterNames.toSorted()).toEqual([...Object.keys(listingQuery.shape), 'q', 'exact'].toSorted());
});

test('what a link brings along is no filter', () => {
  expect(isFilter(['utm_source'])).toBe(false);
  expect(isFilter(['utm_source', 'sort'])).toBe(true);
});
