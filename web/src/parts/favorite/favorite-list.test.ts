import type { Favorite } from '@tero/shared/contract/favorites';
import { expect, test } from 'vitest';
import type { OutboxItem } from '../../offline/outbox/outbox.ts';
import { changed, undone, withWaiting } from './favorite-list.ts';

const favorite = (service_id: number) => ({ service_id, title: `Servicio ${service_id}` }) as Favorite;
const word = (serviceId: number, wanted: boolean) =>
  ({ params: { serviceId }, ...(wanted && { subject: favorite(serviceId) }) }) as unknown as OutboxItem;
const ids = (list: readonly Favorite[] | undefined) => list?.map(({ service_id }) => service_id);

test('a change that failed takes back itself and not its neighbours', () => {
  const before = [1, 2, 3].map(favorite);
  // 2 is removed, then 4 is added and 1 removed; the removal of 2 fails
  const now = changed(changed(changed(before, 2, undefined), 4, favorite(4)), 1, undefined);
  expect(ids(undone(now, 2, before))).toEqual([4, 2, 3]);
  // the addition of 4 fails
  expect(ids(undone(now, 4, changed(before, 2, undefined)))).toEqual([3]);
});

test('of the words that are on their way the last one is shown', () => {
  expect(ids(withWaiting([favorite(1)], [word(1, false), word(2, true), word(2, false), word(1, true)]))).toEqual([1]);
  expect(ids(withWaiting(undefined, [word(2, true)]))).toEqual([2]);
  expect(withWaiting(undefined, [word(2, false)])).toBeUndefined();
});
