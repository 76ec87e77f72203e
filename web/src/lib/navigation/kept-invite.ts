import { limits } from '@tero/shared/limits';
import { day } from '@tero/shared/rules/time/durations';
import { lasting, readJson } from '../device/storage.ts';

const key = 'tero.invite';

interface Kept {
  code: string;
  /** Unix time in milliseconds */
  until: number;
}

/** Stores the inviter's code in this browser, until there is a provider's account (rule INV-3). */
export function keepInvite(code: string): void {
  lasting.write(key, JSON.stringify({ code, until: Date.now() + limits.inviteDays * day } satisfies Kept));
}

/** Returns that link's code, or null. */
export function keptInvite(): string | null {
  const kept = readJson(lasting, key) as Partial<Kept> | null;
  return kept && Number(kept.until) > Date.now() && typeof kept.code === 'string' ? kept.code : null;
}

export function forgetInvite(): void {
  lasting.write(key, null);
}
