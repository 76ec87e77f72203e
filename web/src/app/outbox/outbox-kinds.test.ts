import type { Endpoint } from '@tero/shared/contract/endpoint';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { callOfKind, type KindCall, kindCalls } from '../../../test/kind-calls.ts';
import { giveKinds, type ItemKind, loadKinds, type OutboxKind } from '../../offline/kinds.ts';
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

test.each(Object.entries<OutboxKind>(outboxKinds))('%s sends what its endpoint takes', (_, kind) => {
  if (typeof kind.endpoint === 'function') return;
  const { method, body } = kind.endpoint as Endpoint;
  const fields = body ? JSON.stringify(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' })) : '';
  expect(fields.includes('"photoIds"')).toBe(kind.images === true);
  const removes = typeof kind.effect === 'object' && 'removes' in kind.effect;
  expect(method === 'DELETE').toBe(removes);
});

test.each<[ItemKind, ...KindCall]>(rows)('%s with %j is %s', (kind, given, address, body, params = {}) => {
  const [method, path] = address.split(' ');
  expect(callOf({ kind, params, body: given, photos: images })).toEqual({ method, address: path, body });
});
