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
/** The ending of the name of a build's mark. */
const markEnd = '.whole';
/** The milliseconds for which a build's files stay after its last start. Its pages may be open for that long. */
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
 * Uploads the code of this build to the bucket, once for all machines: during a release, a page from one machine
 * requests its files from another. Removes the files of builds that no machine has started for weeks, except those of
 * the previous build. A mark for each build lists its files, and the age of the mark says when a machine last started
 * the build.
 */
export async function shareAssets(dist: string, store: FileStore): Promise<void> {
  const folder = join(dist, 'assets');
  const names = (await readdir(folder)).filter(isAsset);
  const page = await readFile(join(dist, 'index.html'));
  const whole = `${createHash('sha256').update(page).digest('hex').slice(0, 12)}${markEnd}`;
  const mark = Buffer.from(JSON.stringify(names));
  if (await store.has(whole)) return store.put(whole, mark);
  for (let at = 0; at < names.length; at += atOnce) {
    const some = names.slice(at, at + atOnce);
    await Promise.all(some.map(async (name) => store.put(name, await readFile(join(folder, name)))));
  }
  await removeOld(store, names);
  // the mark is written last, so a build with a mark is complete
  await store.put(whole, mark);
}

/** Removes the files that only long-unused builds need, and the marks of those builds. */
async function removeOld(store: FileStore, own: readonly string[]): Promise<void> {
  const old: string[] = [];
  const marks: { name: string; age: number }[] = [];
  for await (const { name, age } of store.list()) {
    if (name.endsWith(markEnd)) marks.push({ name, age });
    else if (age > keptFor) old.push(name);
  }
  const builds = marks.toSorted((one, other) => one.age - other.age);
  const isKept = ({ age }: { age: number }, at: number) => at === 0 || age <= keptFor;
  const kept = new Set(own);
  for (const { name } of builds.filter(isKept)) for (const file of await filesOf(store, name)) kept.add(file);
  const ended = builds.filter((build, at) => !isKept(build, at)).map(({ name }) => name);
  await store.remove([...ended, ...old.filter((name) => !kept.has(name))]);
}

async function filesOf(store: FileStore, mark: string): Promise<string[]> {
  const text = (await store.read(mark))?.toString() ?? '[]';
  // earlier ones say when they were made
  return text.startsWith('[') ? (JSON.parse(text) as string[]) : [];
}

/** Tells whether a name can be that of a build's file, by its ending. Such names contain a hash of the content. */
function isAsset(name: string): boolean {
  return extname(name) in types;
}

/** Sends a file of another machine's build, or 404 when there is none. */
export function sendShared(reply: FastifyReply, store: FileStore, name: string): void {
  // no promise carries the reply, because each one would add a listener to the response
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
