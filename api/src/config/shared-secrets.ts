import type { SharedSecret } from '../db/deployment/secrets.ts';
import type { Config } from './config.ts';

/** Returns the secrets that every process must share, with the old values that a process may still have for a while. */
export function sharedSecrets({ jwtSecret, formerSecrets, personPepper, push }: Config): SharedSecret[] {
  return [
    { name: 'JWT_SECRET', value: jwtSecret, accepted: formerSecrets },
    { name: 'PERSON_PEPPER', value: personPepper, accepted: [] },
    { name: 'VAPID_PUBLIC_KEY', value: push.vapid.publicKey, accepted: push.former ? [push.former.publicKey] : [] },
  ];
}
