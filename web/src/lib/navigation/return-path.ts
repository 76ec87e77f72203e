import { ownPath } from './own-path.ts';

const key = 'tero.return-path';

/** Remembers the screen that a social sign-in comes back to, in this tab. */
export function keepReturnPath(path: string): void {
  try {
    sessionStorage.setItem(key, path);
  } catch {
    // storage is blocked: the sign-in ends at home
  }
}

/** Returns that screen, or null. */
export function readReturnPath(): string | null {
  try {
    return ownPath(sessionStorage.getItem(key));
  } catch {
    return null;
  }
}

export function forgetReturnPath(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // storage is blocked: there is nothing to forget
  }
}
