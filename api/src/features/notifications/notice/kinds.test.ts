import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { categoryKeys, noticeTypes } from '@tero/shared/rules/notifications';
import { expect, it } from 'vitest';

const features = join(import.meta.dirname, '..', '..');
const sources = readdirSync(features, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .map((path) => readFileSync(join(features, path), 'utf8'))
  .join('\n');

it.each(Object.keys(noticeTypes))('notices of the type %s have a sender', (type) => {
  expect(sources).toMatch(new RegExp(`type: '${type}'`));
});

it('every switch of the settings has a type that obeys it', () => {
  const obeyed = new Set<string>(Object.values(noticeTypes));
  expect(categoryKeys.filter((key) => !obeyed.has(key))).toEqual([]);
});
