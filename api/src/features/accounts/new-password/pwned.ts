import { createHash } from 'node:crypto';
import { addressAt } from '@tero/shared/rules/text/address';
import type { Deps } from '../../../deps/deps.ts';

/** The number of characters of the hash that leave the server. */
const prefixLength = 5;

/**
 * Tells whether a password is in known leaks. It asks a range API like that of Have I Been Pwned, which gets only the
 * first five characters of the SHA-1 and pads its response. Returns false without PWNED_PASSWORDS_URL and when the API
 * does not respond in time, because its failure must not block a new password.
 */
export async function isLeaked({ config, log }: Pick<Deps, 'config' | 'log'>, password: string): Promise<boolean> {
  if (!config.pwnedPasswordsUrl) return false;
  const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
  const address = addressAt(config.pwnedPasswordsUrl)`/range/${hash.slice(0, prefixLength)}`;
  try {
    const response = await fetch(address, {
      headers: { 'add-padding': 'true', 'user-agent': 'Tero' },
      redirect: 'error',
      signal: AbortSignal.timeout(config.waits.leaks),
    });
    if (!response.ok) throw new Error(`status ${response.status}`);
    return leaksOf(await response.text()).has(hash.slice(prefixLength));
  } catch (error) {
    log.warn({ reason: (error as Error).message }, 'leaked passwords were not checked');
    return false;
  }
}

/** Returns the hash endings in a response; padding has a count of 0. */
function leaksOf(body: string): Set<string> {
  const rows = body.split(/\r?\n/).map((row) => row.split(':'));
  return new Set(rows.filter(([, count]) => Number(count) > 0).map(([rest = '']) => rest.toUpperCase()));
}
