import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { day, hour } from '@tero/shared/rules/time/durations';
import type { Db } from '../../db/schema/database.ts';
import type { Deps } from '../../deps/deps.ts';
import { subjectOf } from '../head/picture.ts';

/** The milliseconds after which a picture that nobody has requested is deleted. A request draws it again. */
const unasked = 30 * day;

/**
 * Removes link pictures of services, providers and posts that are gone or hidden, pictures that nobody requested in 30
 * days, and half-written files of ended processes (rule FOUND-8). Runs as an hourly job.
 */
export async function sweepPreviews({ db, config, clock }: Pick<Deps, 'db' | 'config' | 'clock'>): Promise<void> {
  const folder = join(config.dataDir, 'previews');
  const before = clock.now().getTime() - unasked;
  const names = await readdir(folder).catch(() => []);
  const there = { service: await idsOf(db, names, 'service'), provider: await idsOf(db, names, 'provider') };
  const isThere = { ...there, post: await idsOf(db, names, 'post') } as Record<string, Set<number> | undefined>;
  for (const name of names) {
    const path = join(folder, name);
    const at = (await stat(path).catch(() => null))?.mtimeMs ?? 0;
    const subject = subjectOf(name);
    const isGone = subject !== null && isThere[subject.kind]?.has(Number(subject.key)) === false;
    // half-written files carry the real time
    const isLeft = name.endsWith('.half') && at < Date.now() - hour;
    if (isGone || isLeft || (at < before && !name.endsWith('.half'))) await rm(path, { force: true });
  }
}

type OfPeople = 'service' | 'provider' | 'post';

/** Returns the ids of the existing subjects of pictures. */
async function idsOf(db: Db, names: readonly string[], kind: OfPeople): Promise<Set<number>> {
  const ids = names.map(subjectOf).flatMap((subject) => (subject?.kind === kind ? [Number(subject.key)] : []));
  if (ids.length === 0) return new Set();
  const rows = await rowsOf[kind](db, [...new Set(ids)].filter(Number.isSafeInteger));
  return new Set(rows.map(({ id }) => id));
}

const rowsOf: Readonly<Record<OfPeople, (db: Db, ids: number[]) => Promise<{ id: number }[]>>> = {
  service: (db, ids) =>
    db
      .selectFrom('services')
      .select('id')
      .where('id', 'in', ids)
      .where('deleted_at', 'is', null)
      .where('hidden_at', 'is', null)
      .execute(),
  provider: (db, ids) => db.selectFrom('accounts').select('id').where('id', 'in', ids).execute(),
  post: (db, ids) =>
    db.selectFrom('posts').select('id').where('id', 'in', ids).where('hidden_at', 'is', null).execute(),
};
