import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { day } from '@tero/shared/rules/time/durations';
import type { FastifyReply } from 'fastify';
import { AppError } from '../core/errors.ts';
import type { FileStore } from '../files/store.ts';
import { lighten } from '../http/security-headers.ts';

/** Files that are stored at once. */
const atOnce = 8;
/** How long those of a build stay that no start has seen since: pages of it may be open so long. */
const keptFor = 30 * day;

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.png': 'image/png',
};

/**
 * Puts the code of this build into the bucket, once for all machines: while a release takes another's place, a page that one
 * machine gave out asks another one for its files. What no build of the last weeks has goes.
 */
export async function shareAssets(dist: string, store: FileStore): Promise<void> {
  const folder = join(dist, 'assets');
  const names = (await readdir(folder)).filter(isAsset);
  const page = await readFile(join(dist, 'index.html'));
  const whole = `${createHash('sha256').update(page).digest('hex').slice(0, 12)}.whole`;
  if (await store.has(whole)) return;
  for (let at = 0; at < names.length; at += atOnce) {
    const some = names.slice(at, at + atOnce);
    await Promise.all(some.map(async (name) => store.put(name, await readFile(join(folder, name)))));
  }
  const own = new Set(names);
  const old: string[] = [];
  for await (const { name, age } of store.list()) if (age > keptFor && !own.has(name)) old.push(name);
  await store.remove(old);
  // last: what has it has all
  await store.put(whole, Buffer.from(new Date().toISOString()));
}

/** Whether a name can be one of a build's files: each has a hash of its content in it. */
function isAsset(name: string): boolean {
  return extname(name) in types;
}

/** Sends a file of another machine's build, or says that there is none. */
export function sendShared(reply: FastifyReply, store: FileStore, name: string): void {
  // no promise carries the reply: each that does listens to the response once more
  find(store, name)
    .then((bytes) => {
      lighten(reply);
      reply.header('cache-control', 'public, max-age=31536000, immutable');
      reply.type(types[extname(name)] ?? 'application/octet-stream').send(bytes);
    })
    .catch((error: unknown) => void reply.send(error));
}

async function find(store: FileStore, name: string): Promise<Buffer> {
  const bytes = isAsset(name) ? await store.read(name) : null;
  if (!bytes) throw new AppError('not_found');
  return bytes;
}
