import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeVapidKeys, type VapidKeys } from '../delivery/push/keys.ts';

/**
 * A secret that is made once and kept in the data folder, readable by its owner alone. Outside production only: there
 * the environment has to give it.
 */
export function keptSecret(dataDir: string, name: string): string {
  return kept(dataDir, name, () => randomBytes(32).toString('base64url'));
}

/** The same for the keys of pushes: with other ones at the next start, every subscribed browser would be cut off. */
export function keptVapidKeys(dataDir: string): VapidKeys {
  return JSON.parse(kept(dataDir, 'vapid-keys', () => JSON.stringify(makeVapidKeys())));
}

function kept(dataDir: string, name: string, make: () => string): string {
  const path = join(dataDir, name);
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const secret = make();
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(path, `${secret}\n`, { mode: 0o600 });
  return secret;
}
