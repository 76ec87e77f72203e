const key = 'tero.policies-asked';

/** Whether this device has asked for a version of the policies already. */
export function wasAsked(version: string): boolean {
  try {
    return localStorage.getItem(key) === version;
  } catch {
    return false;
  }
}

export function noteAsked(version: string): void {
  try {
    localStorage.setItem(key, version);
  } catch {
    // storage is full or blocked: the next visit asks again
  }
}
