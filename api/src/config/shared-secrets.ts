import type { SharedSecret } from '../db/deployment/secrets.ts';
import type { Config } from './config.ts';

/** What has to be the same in every process of an installation, and what may be there in its place for a while. */
export function sharedSecrets({ jwtSecret, formerSecrets, personPepper, push }: Config): SharedSecret[] {
  return [
    { name: 'JWT_SECRET', value: jwtSecret, accepted: formerSecrets },
    { name: 'PERSON_PEPPER', value: personPepper, accepted: [] },
    { name: 'VAPID_PUBLIC_KEY', value: push.vapid.publicKey, accepted: push.former ? [push.former.publicKey] : [] },
  ];
}
