import { day } from '@tero/shared/rules/time/durations';
import { lasting, readJson } from '../device/storage.ts';

/** A visitor's press that needs an account; the app repeats it once after the sign-in (rule NAV-41). */
export type Press =
  | { kind: 'favorite' | 'like'; id: number; title: string }
  | { kind: 'alert'; q: string | null; category: string | null; coverageArea: string | null }
  /** `about`: the contact button's subject */
  | { kind: 'contact'; about: string };

/** The key under which a press is stored. */
export const pressKey = 'tero.press';

/** Stores a press on the screen at `path` for a day, in this browser and never in an address. */
export function keepPress(press: Press, path: string): void {
  lasting.write(pressKey, JSON.stringify({ press, path, until: Date.now() + day }));
}

/** Returns the press on the screen at `path`. Deletes the stored press, even if it belongs to another screen. */
export function takePress(path: string): Press | null {
  const press = keptPress(path);
  lasting.write(pressKey, null);
  return press;
}

/** Returns the press on the screen at `path` that waits for an account. */
export function keptPress(path: string | null): Press | null {
  const kept = readJson(lasting, pressKey) as Record<string, unknown> | null;
  return kept && kept.path === path && Number(kept.until) > Date.now() ? pressFrom(kept.press) : null;
}

/** Returns the value if it is a known press, or null, because other code may have written into the storage. */
function pressFrom(given: unknown): Press | null {
  const { kind, id, title, about, ...rest } = (given ?? {}) as Record<string, unknown>;
  if ((kind === 'favorite' || kind === 'like') && Number.isInteger(id) && typeof title === 'string') {
    return { kind, id: id as number, title };
  }
  if (kind === 'contact' && typeof about === 'string') return { kind, about };
  if (kind !== 'alert') return null;
  return { kind, q: text(rest.q), category: text(rest.category), coverageArea: text(rest.coverageArea) };
}

function text(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
