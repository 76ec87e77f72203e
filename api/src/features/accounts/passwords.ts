import { hash, verify } from '@node-rs/argon2';
import { boundedQueue } from '../../core/bounded-queue.ts';
import type { NewPassword } from './new-password/new-password.ts';

/** argon2id (the library's default variant) at OWASP's m=46 MiB, t=1, p=1. */
const cost = { memoryCost: 47_104, timeCost: 1, parallelism: 1 };

/**
 * Half of Node's four threads: files and images need the others. Whoever comes last waits for a second or two. Some
 * places are kept for passwords that are compared: new accounts do not keep people from signing in.
 */
export const passwordQueue = boundedQueue({ name: 'passwords', running: 2, waiting: 100, kept: 40 });

/**
 * Compared with when an account has no password, so that it takes the same time: salt and hash are random bytes, which no
 * password is known to lead to. To hash one at each start took 80 ms and 46 MB.
 */
const nobody = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$PQ6cDpMEJcgu9/Dq6OgzHw$/6/IM8ubnlQN1wb3wytYikyUmf1qNfdOwBSIItwXOHE`;

export function hashPassword(password: NewPassword): Promise<string> {
  return passwordQueue.run(() => hash(password, cost), { yields: true });
}

/**
 * Whether the password matches; without a hash always false, after the same time. A keyboard writes ñ as one character
 * or as two: what is stored is composed, and was as typed before.
 */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  for (const text of new Set([password.normalize('NFC'), password, password.normalize('NFD')])) {
    const matches = await passwordQueue.run(() => verify(stored ?? nobody, text));
    if (matches) return stored !== null;
  }
  return false;
}
