import { day } from '@tero/shared/rules/time/durations';

/** What a visitor pressed that needs an account: done once, after it has one (rule NAV-41). */
export type Press =
  | { kind: 'favorite' | 'like'; id: number; title: string }
  | { kind: 'alert'; q: string | null; category: string | null; coverageArea: string | null }
  /** `about`: the contact button's subject */
  | { kind: 'contact'; about: string };

/** Where a press is kept: see take-press.ts, which is loaded after the first screen. */
export const pressKey = 'tero.press';

/** Remembers in this browser, never in an address, what was pressed on the screen at `path`, for a day. */
export function keepPress(press: Press, path: string): void {
  try {
    localStorage.setItem(pressKey, JSON.stringify({ press, path, until: Date.now() + day }));
  } catch {
    // storage is blocked: the person comes back, and presses again
  }
}
