import { lasting } from '../../../lib/device/storage.ts';

const key = 'tero.policies-asked';

/** Tells whether this device has asked for a version of the policies already. */
export function wasAsked(version: string): boolean {
  return lasting.read(key) === version;
}

export function noteAsked(version: string): void {
  lasting.write(key, version);
}
