import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BackupPlace } from '../backup/store.ts';

/** `file:///folder`, or `s3://bucket/prefix`, the prefix being optional. */
export const backupPattern = /^(file:\/\/\/.+|s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(\/[\w./-]*)?)$/;

const keys = ['ENDPOINT', 'REGION', 'ACCESS_KEY_ID', 'SECRET_ACCESS_KEY'] as const;
type Given = Partial<Record<`BACKUP_S3_${(typeof keys)[number]}` | `S3_${(typeof keys)[number]}`, string | undefined>>;

/** Returns the keys of the backup bucket (its own, or those of the pictures), and the variables that are missing. */
function keysOf(given: Given) {
  const own = keys.some((key) => given[`BACKUP_S3_${key}`]);
  const names = keys.map((key) => (own ? `BACKUP_S3_${key}` : `S3_${key}`) as keyof Given);
  const [endpoint = '', region = '', accessKeyId = '', secretAccessKey = ''] = names.map((name) => given[name]);
  const missing = keys.find((_, at) => !given[names[at] as keyof Given]);
  return { endpoint, region, accessKeyId, secretAccessKey, missing: missing && `BACKUP_S3_${missing}` };
}

/** Returns the variable that a backup bucket lacks, and why it is needed. */
export function backupFault(url: string, given: Given): [string, string] | undefined {
  const { missing } = keysOf(given);
  return missing && url.startsWith('s3:') ? [missing, 'es obligatoria con BACKUP_URL=s3://…'] : undefined;
}

/** Returns where `BACKUP_URL` leads. */
export function backupPlaceOf(url: string, given: Given): BackupPlace {
  if (url.startsWith('file:')) return Object.freeze({ folder: fileURLToPath(url) });
  const [, , bucket = '', path = ''] = backupPattern.exec(url)?.slice(0, 4) ?? [];
  const { missing: _, ...access } = keysOf(given);
  const prefix = path.replace(/^\/+|\/+$/g, '');
  return Object.freeze({ s3: { ...access, bucket, publicUrl: null }, prefix: prefix && `${prefix}/` });
}

/**
 * Reads a place from the command line: a folder, or a value as for `BACKUP_URL`, with the keys of the environment.
 * Throws with the fault as a message.
 */
export function readBackupPlace(text: string, env: NodeJS.ProcessEnv): BackupPlace {
  if (text.startsWith('file:///')) return backupPlaceOf(text, {});
  if (!text.startsWith('s3:')) return { folder: resolve(text) };
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')) as Given;
  const fault = backupPattern.test(text) ? backupFault(text, given) : [text, 'tiene que ser s3://bucket/prefijo'];
  if (fault) throw new Error(`${fault.join(': ')}.`);
  return backupPlaceOf(text, given);
}
