import { join } from 'node:path';
import type { S3Config } from '../files/s3.ts';
import type { FileStore } from '../files/store.ts';
import { folderFiles } from './folder.ts';

/** The place of backups: a folder of this machine, or a prefix in a bucket. */
export type BackupPlace = { folder: string } | { s3: S3Config; prefix: string };

/**
 * The backups, and the store of pictures that they share. A backup is complete once its manifest exists, which is
 * written last.
 */
export interface BackupStore {
  /** how people call it */
  name: string;
  /** `NAME/manifest.json` and the other files that belong to this backup alone */
  sets: FileStore;
  /** pictures by their hashes, as `fileIn` names them */
  files: FileStore;
  /** the folder in which a backup is made before it goes to the store */
  work: string;
  /** the milliseconds for which a file that no backup names may belong to one that is being made */
  longestMaking: number;
  close(): void;
}

const log = { warn: (cause: unknown) => void process.stderr.write(`${JSON.stringify(cause)}\n`) };
const inBucket = 6 * 60 * 60 * 1000;

/** Opens the place of backups of the data in a folder. */
export async function openBackups(place: BackupPlace, dataDir: string): Promise<BackupStore> {
  if ('folder' in place) {
    const { folder } = place;
    return {
      name: folder,
      sets: folderFiles(join(folder, 'sets')),
      files: folderFiles(join(folder, 'files')),
      work: folder,
      longestMaking: 0,
      close: () => undefined,
    };
  }
  const { s3Prefix } = await import('../files/s3.ts');
  const opened = s3Prefix(place.s3, log);
  return {
    name: `s3://${place.s3.bucket}/${place.prefix}`,
    sets: opened.at(`${place.prefix}sets/`),
    files: opened.at(`${place.prefix}files/`),
    work: join(dataDir, 'backup'),
    longestMaking: inBucket,
    close: opened.close,
  };
}
