import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { FolderRefused, ownFolder } from './owner.ts';

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tero-owner-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test('a data folder has one server at a time', () => {
  const folder = newFolder();
  const release = ownFolder(folder);
  expect(() => ownFolder(folder)).toThrow(FolderRefused);
  release();
  ownFolder(folder)();
});

test('another folder is no matter', () => {
  const release = ownFolder(newFolder());
  ownFolder(newFolder())();
  release();
});
