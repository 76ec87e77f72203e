import { expect, test } from 'vitest';
import { root } from '../project.mjs';
import { findLegalFaults, hashOf, readLegal } from './legal.mjs';

const sections = [{ id: 'a', title: 'A', body: ['Uno'] }];
const text = { name: 'terms', version: '2026-01-02', path: 'terms-2026-01-02.ts', hash: hashOf(sections) };
const versions = { terms: [{ version: '2026-01-02', hash: hashOf(sections), changes: 'Todo' }] };

test('a text as it was accepted breaks nothing, those of the project among them', async () => {
  expect(findLegalFaults({ texts: [text], versions })).toEqual([]);
  expect(findLegalFaults(await readLegal(root))).toEqual([]);
});

test('a changed text without a new version, an unlisted one and a missing one are found', () => {
  const changed = { ...text, hash: hashOf([{ ...sections[0], body: ['Dos'] }]) };
  const unlisted = { ...text, version: '2026-01-03' };
  expect(findLegalFaults({ texts: [changed], versions })[0].advice).toContain('new version');
  expect(findLegalFaults({ texts: [text, unlisted], versions })[0].advice).toContain('list it');
  expect(findLegalFaults({ texts: [], versions })[0].advice).toContain('is not there');
});
