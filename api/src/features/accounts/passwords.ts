import { hash, verify } from '@node-rs/argon2';
import { boundedQueue } from '../../core/bounded-queue.ts';
import type { NewPassword } from './new-password/new-password.ts';

/** argon2id (the library's default variant) at OWASP's m=46 MiB, t=1, p=1. */
const cost = { memoryCost: 47_104, timeCost: 1, parallelism: 1 };

/**
 * The queue for hashing. It uses two of Node's four threads, because files and images need the others, and the last in
 * the queue waits a second or two. Some places are kept for checks of existing passwords, so that registrations do not
 * block sign-ins.
 */
export const passwordQueue = boundedQueue({ name: 'passwords', running: 2, waiting: 100, kept: 40 });

/**
 * The hash to compare with when an account has no password, so that the check takes the same time. Its random bytes
 * belong to no known password. It is a constant because hashing at each start is slow and takes much memory.
 */
const nobody = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$PQ6cDpMEJcgu9/Dq6OgzHw$/6/IM8ubnlQN1wb3wytYikyUmf1qNfdOwBSIItwXOHE`;

export function hashPassword(password: NewPassword): Promise<string> {
  return passwordQueue.run(() => hash(password, cost), { yields: true });
}

/**
 * Tells whether the password matches. Without a hash it returns false after the same time. A keyboard may type ñ as one
 * character or two. We store hashes of the composed form; older hashes are of the text as typed.
 */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  for (const text of new Set([password.normalize('NFC'), password, password.normalize('NFD')])) {
    const matches = await passwordQueue.run(() => verify(stored ?? nobody, text));
    if (matches) return stored !== null;
  }
  return false;
}
