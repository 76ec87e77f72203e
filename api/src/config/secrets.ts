import { hkdfSync, randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeVapidKeys, type VapidKeys } from '../delivery/push/keys.ts';

/**
 * Returns a secret from the data folder, created at first use and readable by its owner alone. Outside production only:
 * there the environment has to provide it.
 */
export function keptSecret(dataDir: string, name: string): string {
  return kept(dataDir, name, () => randomBytes(32).toString('base64url'));
}

/** Returns the pepper of installations that name none: another `JWT_SECRET` makes another. */
export function pepperFrom(jwtSecret: string): string {
  return Buffer.from(hkdfSync('sha256', jwtSecret, '', 'tero person', 32)).toString('base64url');
}

/**
 * Returns the VAPID keys from the data folder, created at first use: new keys at each start would disconnect all
 * subscribed browsers.
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
  // whole from the first moment, and the first process's: others that begin together take that one
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
