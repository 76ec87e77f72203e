import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { afterStart, FolderRefused, noteOwner, ownFolder } from './owner.ts';

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tero-owner-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test('a data folder has one server at a time', () => {
  const folder = newFolder();
  const release = ownFolder(folder);
  expect(() => ownFolder(folder)).toThrow(FolderRefused);
  expect(() => ownFolder(folder)).toThrow(`Otro proceso de Tero (pid ${process.pid}, arrancando) usa la carpeta`);
  noteOwner(folder, false);
  expect(() => ownFolder(folder)).toThrow(`Otro proceso de Tero (pid ${process.pid}) usa la carpeta`);
  release();
  ownFolder(folder)();
});

test('another folder is no matter', () => {
  const release = ownFolder(newFolder());
  ownFolder(newFolder())();
  release();
});

test('who fills a folder waits for the server that starts there, and not for one that runs', async () => {
  const folder = newFolder();
  const release = ownFolder(folder);
  const told: string[] = [];
  const order: string[] = [];
  const filled = afterStart(
    folder,
    (inUse) => {
      told.push(inUse);
      order.push('the server has started');
      noteOwner(folder, false);
    },
    async () => void order.push('it is filled'),
  );
  await filled;
  expect(order).toEqual(['the server has started', 'it is filled']);
  expect(told).toEqual([`Otro proceso de Tero (pid ${process.pid}, arrancando) usa la carpeta ${folder}.`]);
  release();
  const holds = afterStart(
    folder,
    () => undefined,
    async () => expect(() => ownFolder(folder)).toThrow(FolderRefused),
  );
  await holds;
  ownFolder(folder)();
});
