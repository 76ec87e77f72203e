import { limits } from '@tero/shared/limits';
import { create } from 'zustand';
import { onServer } from '../../lib/device/on-server.ts';
import { comparedKey } from '../../lib/device/owner.ts';
import { lasting, readJson } from '../../lib/device/storage.ts';
import { useSession } from '../../lib/session/session.ts';
import { comparePath } from './compare-path.ts';

/** What is known of a chosen service also where it is not there any more. */
export interface Chosen {
  id: number;
  title: string;
}

/**
 * The services that were chosen on this device for a comparison, on later visits too; they go when an account signs out
 * there (rule COMP-3).
 */
export const useChoice = create<{ chosen: readonly Chosen[] }>(() => ({ chosen: [] }));

/** Adds a service, or takes it off; returns what became of it. */
export function toggleChosen({ id, title }: Chosen): 'added' | 'removed' | 'full' {
  const { chosen } = useChoice.getState();
  if (chosen.some((one) => one.id === id)) {
    keepChosen(chosen.filter((one) => one.id !== id));
    return 'removed';
  }
  if (chosen.length >= limits.comparedServices) return 'full';
  keepChosen([...chosen, { id, title }]);
  return 'added';
}

export function keepChosen(chosen: readonly Chosen[]): void {
  useChoice.setState({ chosen });
  lasting.write(comparedKey, chosen.length > 0 ? JSON.stringify(chosen) : null);
}

/** The address that compares them. */
export function pathOfChosen(chosen: readonly Chosen[]): string {
  return comparePath(chosen.map(({ id }) => id));
}

function read(): Chosen[] {
  const kept = readJson(lasting, comparedKey);
  return Array.isArray(kept) ? kept.filter(isChosen).slice(0, limits.comparedServices) : [];
}

function isChosen(kept: unknown): kept is Chosen {
  const { id, title } = (kept ?? {}) as Partial<Record<keyof Chosen, unknown>>;
  return Number.isSafeInteger(id) && typeof title === 'string';
}

if (!onServer) {
  // set, not begun with: a page that came from the server knows of no choice
  const follow = () => useChoice.setState({ chosen: read() });
  follow();
  window.addEventListener('storage', (event) => {
    if (event.key === comparedKey) follow();
  });
  // who signs out has left nothing
  useSession.subscribe(({ account }, before) => {
    if (account?.id !== before.account?.id) follow();
  });
}

/** Whether lists offer to pick services for a comparison in place of the heart. */
export const usePicking = create<{ isPicking: boolean }>(() => ({ isPicking: false }));
