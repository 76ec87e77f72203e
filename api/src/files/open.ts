import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Waits } from '../core/waits.ts';
import { diskFiles } from './disk.ts';
import type { S3Config } from './s3.ts';
import type { Files } from './store.ts';

interface Given {
  config: { dataDir: string; s3: S3Config | null; waits?: Waits };
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/**
 * Opens the stores of files: folders of `DATA_DIR`, or prefixes of a bucket with `S3_…`. Loads the S3 client only for
 * the latter.
 */
export async function openFiles({ config, log }: Given): Promise<Files> {
  if (config.s3) {
    const { s3Files } = await import('./s3.ts');
    return s3Files(config.s3, log, config.waits?.bucket);
  }
  const store = (folder: string) => diskFiles(join(config.dataDir, folder));
  return { uploads: store('uploads'), staged: store('staged'), assets: null, close: () => undefined };
}
