import { z } from 'zod';
import type { S3Config } from '../files/s3.ts';
import { backupFault, backupPattern } from './backups.ts';

const httpUrl = z.url({ protocol: /^https?$/, error: 'tiene que ser una dirección http(s)' });
const word = z.string().regex(/^[\x21-\x7e]+$/, 'no lleva espacios ni acentos');

const backupUrl = z.string().regex(backupPattern, 'tiene que ser file:///carpeta o s3://bucket/prefijo');

/** The places of the data: the database, its backups, and a bucket for files that are otherwise on the disk. */
export const storageVariables = {
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'tiene que empezar con postgres://')
    .optional(),
  BACKUP_URL: backupUrl.optional(),
  BACKUP_S3_ENDPOINT: httpUrl.optional(),
  BACKUP_S3_REGION: word.optional(),
  BACKUP_S3_ACCESS_KEY_ID: word.optional(),
  BACKUP_S3_SECRET_ACCESS_KEY: word.optional(),
  S3_ENDPOINT: httpUrl.optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'tiene que ser el nombre de un bucket')
    .optional(),
  S3_REGION: word.optional(),
  S3_ACCESS_KEY_ID: word.optional(),
  S3_SECRET_ACCESS_KEY: word.optional(),
  S3_PUBLIC_URL: httpUrl.optional(),
};

/** The variables of the bucket: set all of them or none. */
const bucketKeys = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** Returns a variable of the bucket that is missing although another one is given. */
export function bucketFault(
  given: Partial<Record<(typeof bucketKeys)[number], unknown>>,
): [string, string] | undefined {
  const missing = bucketKeys.find((key) => !given[key]);
  const present = bucketKeys.find((key) => given[key]);
  return missing && present ? [missing, `es obligatoria junto con ${present}`] : undefined;
}

type Values = z.output<z.ZodObject<typeof storageVariables>>;

/** Returns the first variable that contradicts the place of the data, and the reason. */
export function storageFault(given: Values): [string, string] | undefined {
  if (given.S3_PUBLIC_URL && !given.S3_BUCKET) return ['S3_BUCKET', 'es obligatoria junto con S3_PUBLIC_URL'];
  const halfBucket = bucketFault(given);
  if (halfBucket || !given.BACKUP_URL) return halfBucket;
  if (given.DATABASE_URL) return ['BACKUP_URL', 'es para SQLite; con Postgres las copias se hacen con pg_dump'];
  return backupFault(given.BACKUP_URL, given);
}

export function bucketOf(given: Pick<Values, (typeof bucketKeys)[number] | 'S3_PUBLIC_URL'>): S3Config | null {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region, S3_PUBLIC_URL: publicUrl } = given;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = given;
  if (!endpoint || !bucket || !region || !accessKeyId || !secretAccessKey) return null;
  const settings = { endpoint, bucket, region, accessKeyId, secretAccessKey };
  return Object.freeze({ ...settings, publicUrl: publicUrl?.replace(/\/+$/, '') ?? null });
}

/**
 * Returns the bucket of pictures from the environment, for the command line; null: they are on the disk. Throws with
 * the fault as a message.
 */
export function picturesOf(env: NodeJS.ProcessEnv): S3Config | null {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const fault = bucketFault(given);
  if (fault) throw new Error(`${fault.join(': ')}.`);
  return bucketOf(given);
}
