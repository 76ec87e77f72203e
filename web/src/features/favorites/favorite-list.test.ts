import type { Favorite } from '@tero/shared/contract/favorites';
import { expect, test } from 'vitest';
import type { OutboxItem } from '../../offline/outbox/outbox.ts';
import { withWaiting } from './favorite-list.ts';

const favorite = (service_id: number) => ({ service_id, title: `Servicio ${service_id}` }) as Favorite;
const word = (serviceId: number, wanted: boolean) =>
  ({
    params: { serviceId },
    body: { wanted },
    ...(wanted && { subject: favorite(serviceId) }),
  }) as unknown as OutboxItem;
const ids = (list: readonly Favorite[] | undefined) => list?.map(({ service_id }) => service_id);

test('a change that failed takes back itself and not its neighbours', () => {
  const list = [1, 2, 3].map(favorite);
  const words = [word(2, false), word(4, true), word(1, false)];
  expect(ids(withWaiting(list, words))).toEqual([4, 3]);
  expect(ids(withWaiting(list, words.toSpliced(0, 1)))).toEqual([4, 2, 3]);
  expect(ids(withWaiting(list, words.toSpliced(1, 1)))).toEqual([3]);
});

test('an addition that came without its card leaves the list as it is', () => {
  const pressed = { ...word(1, true), subject: undefined };
  expect(ids(withWaiting([favorite(1), favorite(2)], [pressed]))).toEqual([1, 2]);
});

test('of the words that are on their way the last one is shown', () => {
  expect(ids(withWaiting([favorite(1)], [word(1, false), word(2, true), word(2, false), word(1, true)]))).toEqual([1]);
  expect(ids(withWaiting(undefined, [word(2, true)]))).toEqual([2]);
  expect(withWaiting(undefined, [word(2, false)])).toBeUndefined();
});
