import { lasting } from '../../../lib/device/storage.ts';

const key = 'tero.policies-asked';

/** Returns whether this device has already asked about a version of the policies. */
export function wasAsked(version: string): boolean {
  return lasting.read(key) === version;
}

export function noteAsked(version: string): void {
  lasting.write(key, version);
}
