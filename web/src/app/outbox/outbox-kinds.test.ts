import { beforeAll, expect, test } from 'vitest';
import { type KindCall, kindCalls } from '../../../test/kind-calls.ts';
import { giveKinds, type ItemKind, loadKinds } from '../../offline/kinds.ts';
import { callOf } from '../../offline/outbox/send.ts';
import { outboxKinds } from './outbox-kinds.ts';

beforeAll(async () => {
  giveKinds(async () => outboxKinds);
  await loadKinds();
});

test('every feature that declares kinds gives them to the outbox, each name once', () => {
  const declared = Object.values(import.meta.glob<object>('../../features/*/outbox.ts', { eager: true }))
    .flatMap((module) => Object.values(module))
    .flatMap((kinds: object) => Object.keys(kinds));
  expect(declared.toSorted()).toEqual(Object.keys(outboxKinds).toSorted());
});

const images = ['b', 'a'].map((key) => ({ key, name: 'obra.jpg', type: 'image/jpeg', uploaded: true }));

const rows = Object.entries(kindCalls).flatMap(([kind, list]) =>
  list.map((call): [ItemKind, ...KindCall] => [kind as ItemKind, ...call]),
);

test.each<[ItemKind, ...KindCall]>(rows)('%s with %j is %s', (kind, given, address, body, params = {}) => {
  const [method, path] = address.split(' ');
  expect(callOf({ kind, params, body: given, photos: images })).toEqual({ method, address: path, body });
});
