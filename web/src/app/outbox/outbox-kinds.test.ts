import { beforeAll, expect, test } from 'vitest';
import { callOfKind, type KindCall, kindCalls } from '../../../test/kind-calls.ts';
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
    // a subject that only its feature names
    .filter((declaration) => !('prefix' in declaration))
    .flatMap((kinds: object) => Object.keys(kinds));
  expect(declared.toSorted()).toEqual(Object.keys(outboxKinds).toSorted());
});

const images = ['b', 'a'].map((key) => ({ key, name: 'obra.jpg', type: 'image/jpeg', uploaded: true }));

const rows = (Object.keys(outboxKinds) as ItemKind[]).flatMap((kind) =>
  [callOfKind(kind), ...(kindCalls[kind] ?? [])].flatMap((call): [ItemKind, ...KindCall][] =>
    call ? [[kind, ...call]] : [],
  ),
);

test('a kind with a call of its own has a row', () => {
  const own = (Object.keys(outboxKinds) as ItemKind[]).filter((kind) => !callOfKind(kind));
  expect(own.filter((kind) => !kindCalls[kind])).toEqual([]);
});

test.each<[ItemKind, ...KindCall]>(rows)('%s with %j is %s', (kind, given, address, body, params = {}) => {
  const [method, path] = address.split(' ');
  expect(callOf({ kind, params, body: given, photos: images })).toEqual({ method, address: path, body });
});
