import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { address } from '@tero/shared/rules/text/address';
import { hour } from '@tero/shared/rules/time/durations';
import { boundedQueue } from '../../core/bounded-queue.ts';
import { onlyOne } from '../../core/only-one.ts';
import type { Deps } from '../../deps/deps.ts';
import { fileNames, piecesOf } from './files.ts';
import { type Entry, pagesXml } from './xml.ts';

/** How long a written file is served. */
const keptFor = hour;

/** Writes one file at a time, because each reads up to 50,000 rows. */
const queue = boundedQueue({ name: 'sitemaps', running: 1, waiting: 20 });

interface Written {
  at: number;
  /** the time of the newest change in the file, and whether the file has no pages */
  newest: string | undefined;
  isEmpty: boolean;
}

/**
 * Returns a function that keeps the sitemap's files, compressed, in the data folder. It writes a file again when a
 * request finds it older than an hour. Rows stream from the database to the disk, so a million need no more memory than
 * a few.
 */
export function sitemapFiles({ db, clock, config }: Deps) {
  const folder = join(config.dataDir, 'sitemap');
  const written = new Map<string, Written>();
  const alone = onlyOne();
  return { pathOf, list };

  /** Returns the path of a file at most an hour old; null when the file does not exist or has no pages. */
  async function pathOf(name: string): Promise<string | null> {
    const file = await fresh(name);
    return file && !file.isEmpty ? join(folder, `${name}.xml.gz`) : null;
  }

  /** Returns the files that have pages, with the newest change in each. */
  async function list(): Promise<Entry[]> {
    const entries: Entry[] = [];
    for (const name of await fileNames(db)) {
      const file = await fresh(name);
      if (file && !file.isEmpty) entries.push({ path: address`/sitemap/${name}.xml.gz`, at: file.newest });
    }
    return entries;
  }

  async function fresh(name: string): Promise<Written | null> {
    const known = written.get(name);
    if (known && clock.now().getTime() - known.at < keptFor) return known;
    return alone(name, async () => {
      const pieces = await piecesOf(db, name);
      return pieces && queue.run(() => write(name, pieces));
    });
  }

  async function write(name: string, pieces: AsyncIterable<readonly Entry[]>): Promise<Written> {
    const file: Written = { at: clock.now().getTime(), newest: undefined, isEmpty: true };
    const path = join(folder, `${name}.xml.gz`);
    const half = join(folder, `.${name}.half`);
    await mkdir(folder, { recursive: true });
    try {
      const xml = pagesXml(noting(pieces, file), config.publicUrl);
      await pipeline(Readable.from(xml), createGzip(), createWriteStream(half));
      if (file.isEmpty) await rm(path, { force: true });
      else await rename(half, path);
    } finally {
      await rm(half, { force: true });
    }
    written.set(name, file);
    return file;
  }
}

async function* noting(pieces: AsyncIterable<readonly Entry[]>, file: Written): AsyncIterable<readonly Entry[]> {
  for await (const entries of pieces) {
    for (const { at } of entries) if (at !== undefined && at > (file.newest ?? '')) file.newest = at;
    if (entries.length > 0) file.isEmpty = false;
    yield entries;
  }
}
