import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sweepStore } from './copying.ts';
import { keptSets } from './kept.ts';
import { readManifest } from './manifest.ts';
import { listSets, setsIn, unfinished } from './place.ts';

/** Removes the sets whose time has passed, then the pictures that no set names any more. */
export function prune(folder: string, now: Date): void {
  const sets = listSets(folder);
  const kept = new Set(keptSets(sets, now));
  for (const { name, path } of sets.filter((set) => !kept.has(set))) {
    // a set that is half removed is none
    const away = join(setsIn(folder), `${unfinished}${name}`);
    renameSync(path, away);
    rmSync(away, { recursive: true });
  }
  const named = [...kept].flatMap(({ path }) => Object.values(readManifest(path).files));
  sweepStore(folder, new Set(named.map(({ sha256 }) => sha256)));
}
