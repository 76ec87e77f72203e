import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { hour } from '@tero/shared/rules/time/durations';
import { lockFile } from '../../db/owner.ts';

const lockEnding = '.lock';

/**
 * Makes a folder in `incoming` for this process, with a lock file beside it. Removes the unlocked folders of processes
 * that are gone. Returns the path, and a function that removes the folder.
 */
export function ownFolderIn(incoming: string): { folder: string; leave: () => void } {
  mkdirSync(incoming, { recursive: true });
  const name = randomBytes(8).toString('hex');
  const folder = join(incoming, name);
  const release = lockFile(folder + lockEnding);
  if (!release) throw new Error(`${folder} has an owner already`);
  mkdirSync(folder);
  for (const other of readdirSync(incoming)) if (!other.startsWith(name)) removeLeft(incoming, other);
  const leave = () => {
    rmSync(folder, { recursive: true, force: true });
    release();
    rmSync(folder + lockEnding, { force: true });
  };
  return { folder, leave };
}

function removeLeft(incoming: string, name: string): void {
  const path = join(incoming, name);
  if (name.endsWith(lockEnding)) {
    const release = lockFile(path);
    // the process is alive, or has just started
    if (!release) return;
    rmSync(path.slice(0, -lockEnding.length), { recursive: true, force: true });
    rmSync(path, { force: true });
    release();
    return;
  }
  // a file directly in `incoming` is from a release without folders, which may still run beside this one
  const found = existsSync(path + lockEnding) ? undefined : statSync(path, { throwIfNoEntry: false });
  if (found && Date.now() - found.mtimeMs > hour) rmSync(path, { recursive: true, force: true });
}
