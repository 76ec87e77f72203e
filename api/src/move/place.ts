import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { z } from 'zod';
import { bucketFault, bucketOf, storageVariables } from '../config/storage.ts';
import type { S3Config } from '../files/s3.ts';

/** The places of all data of an installation, as in the server's variables. */
export interface Place {
  dataDir: string;
  /** null: SQLite in the data folder */
  databaseUrl: string | null;
  /** null: pictures are in the data folder */
  s3: S3Config | null;
}

const written = z.object({ DATA_DIR: z.string().min(1).default('./data'), ...storageVariables });

/**
 * Reads `--from` or `--to`: a data folder, or a file of variables, so that no password appears in the process list.
 * Throws with a line that names the mistake.
 */
export function readPlace(option: string, text: string): Place {
  const path = resolve(text);
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found?.isFile()) return { dataDir: path, databaseUrl: null, s3: null };
  const given = Object.entries(parseEnv(readFileSync(path, 'utf8'))).filter(([, value]) => value !== '');
  const parsed = written.safeParse(Object.fromEntries(given));
  const faults = parsed.error?.issues.map(({ path: name, message }) => `${name.join('.')}: ${message}`) ?? [];
  const halfBucket = parsed.success ? bucketFault(parsed.data) : undefined;
  if (halfBucket) faults.push(halfBucket.join(': '));
  if (!parsed.success || faults.length > 0) throw new Error(`${option} ${text}: ${faults.join('; ')}.`);
  const { DATA_DIR, DATABASE_URL: databaseUrl = null } = parsed.data;
  return { dataDir: resolve(DATA_DIR), databaseUrl, s3: bucketOf(parsed.data) };
}

/** Says where the database of a place is, without a password. */
export function databaseName({ dataDir, databaseUrl }: Place): string {
  if (!databaseUrl) return `SQLite en ${dataDir}`;
  const { hostname, port, pathname } = new URL(databaseUrl);
  return `Postgres en ${hostname}${port && `:${port}`}${pathname}`;
}

/** Says where the files of a place are, without a key. */
export function filesName({ dataDir, s3 }: Place): string {
  return s3 ? `el bucket ${s3.bucket} de ${s3.endpoint}` : `archivos en ${dataDir}`;
}
