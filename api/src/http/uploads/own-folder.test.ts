import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ownFolderIn } from './own-folder.ts';

const incoming = mkdtempSync(join(tmpdir(), 'tero-incoming-'));
afterAll(() => rmSync(incoming, { recursive: true }));

test('a start removes what dead processes left, and nothing of those that live', () => {
  const living = ownFolderIn(incoming);
  writeFileSync(join(living.folder, 'photo'), 'under way');
  mkdirSync(join(incoming, 'dead'));
  writeFileSync(join(incoming, 'dead', 'photo'), 'left');
  writeFileSync(join(incoming, 'dead.lock'), '');
  for (const name of ['old', 'new']) writeFileSync(join(incoming, name), 'of a release before');
  utimesSync(join(incoming, 'old'), new Date(0), new Date(0));

  const other = ownFolderIn(incoming);
  expect(existsSync(join(living.folder, 'photo'))).toBe(true);
  expect(['dead', 'dead.lock', 'old', 'new'].map((name) => existsSync(join(incoming, name)))).toEqual([
    false,
    false,
    false,
    true,
  ]);
  other.leave();
  living.leave();
  expect(readdirSync(incoming)).toEqual(['new']);
});
