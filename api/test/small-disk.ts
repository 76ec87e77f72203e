import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface SmallDisk {
  folder: string;
  /** Leaves no byte free, or `left`; frees the earlier filling first. */
  fill(left?: number): void;
  /** Frees what `fill` took. */
  free(): void;
  remove(): void;
}

/**
 * Returns a disk in memory with this number of megabytes, which really fills up; null when the system allows nobody to
 * mount one.
 */
export function smallDisk(megabytes: number): SmallDisk | null {
  const folder = mkdtempSync(join(tmpdir(), 'tero-disk-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  if (mounted.status !== 0) {
    rmSync(folder, { recursive: true });
    return null;
  }
  const filling = join(folder, 'somebody-elses');
  const free = () => rmSync(filling, { force: true });
  return {
    folder,
    free,
    fill(left = 0) {
      free();
      const { bavail, bsize } = statfsSync(folder);
      writeFileSync(filling, Buffer.alloc(bavail * bsize - left));
    },
    remove() {
      // even while somebody has a file open there
      spawnSync('umount', ['--lazy', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
