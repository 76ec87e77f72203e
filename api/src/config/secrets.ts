import { hkdfSync, randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeVapidKeys, type VapidKeys } from '../delivery/push/keys.ts';

/**
 * Returns a secret from the data folder. Creates it at first use, readable only by its owner. Only for use outside
 * production, where the environment must provide it.
 */
export function keptSecret(dataDir: string, name: string): string {
  return kept(dataDir, name, () => randomBytes(32).toString('base64url'));
}

/** Returns the default pepper, derived from `JWT_SECRET`: another secret gives another pepper. */
export function pepperFrom(jwtSecret: string): string {
  return Buffer.from(hkdfSync('sha256', jwtSecret, '', 'tero person', 32)).toString('base64url');
}

/**
 * Returns the VAPID keys from the data folder, and creates them at first use: new keys at each start would disconnect
 * all subscribed browsers.
 */
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
  // the file is complete from the start and belongs to the first process; others that start together use that file
  const own = `${path}-${randomBytes(8).toString('hex')}`;
  writeFileSync(own, `${secret}\n`, { mode: 0o600 });
  try {
    linkSync(own, path);
    return secret;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return readFileSync(path, 'utf8').trim();
  } finally {
    rmSync(own);
  }
}
