import { limits } from '@tero/shared/limits';
import { day } from '@tero/shared/rules/time/durations';

const key = 'tero.invite';

interface Kept {
  code: string;
  /** Unix time in milliseconds */
  until: number;
}

/** Remembers in this browser the inviter's code, until there is a provider's account (rule INV-3). */
export function keepInvite(code: string): void {
  try {
    localStorage.setItem(key, JSON.stringify({ code, until: Date.now() + limits.inviteDays * day } satisfies Kept));
  } catch {
    // storage is blocked: the registration is nobody's
  }
}

/** Returns that link's code, or null. */
export function keptInvite(): string | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<Kept> | null;
    return kept && Number(kept.until) > Date.now() && typeof kept.code === 'string' ? kept.code : null;
  } catch {
    return null;
  }
}

export function forgetInvite(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // storage is blocked: nothing was kept
  }
}
