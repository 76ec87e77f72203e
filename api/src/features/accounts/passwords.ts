import { hash, verify } from '@node-rs/argon2';
import type { NewPassword } from './new-password/new-password.ts';

/** argon2id (the library's default variant) at OWASP's m=46 MiB, t=1, p=1. */
const cost = { memoryCost: 47_104, timeCost: 1, parallelism: 1 };

/** Compared with when an account is unknown or has no password, so that both cases take the same time. */
const nobody = hash('nobody has this password', cost);

export function hashPassword(password: NewPassword): Promise<string> {
  return hash(password, cost);
}

/** Whether the password matches; without a hash always false, after the same time. */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  const matches = await verify(stored ?? (await nobody), password);
  return stored !== null && matches;
}
