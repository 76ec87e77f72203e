import { fold } from '@tero/shared/rules/text/text';
import { create } from 'zustand';
import { onServer } from './on-server.ts';

const key = 'tero.searches';
const most = 10;

/** The searches on this device, newest first (rule SRCH-127); signing out deletes them. */
export const useSearches = create<{ searches: string[] }>(() => ({ searches: [] }));

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((text) => typeof text === 'string').slice(0, most) : [];
  } catch {
    return [];
  }
}

/** Keeps a search as the newest one, once however it is written. */
export function keepSearch(text: string): void {
  write([text, ...without(text)].slice(0, most));
}

export function forgetSearch(text: string): void {
  write(without(text));
}

export function forgetSearches(): void {
  write([]);
}

function without(text: string): string[] {
  return read().filter((kept) => fold(kept) !== fold(text));
}

function write(searches: string[]): void {
  useSearches.setState({ searches });
  try {
    if (searches.length > 0) localStorage.setItem(key, JSON.stringify(searches));
    else localStorage.removeItem(key);
  } catch {
    // storage is full or blocked: they hold until the page is closed
  }
}

if (!onServer) {
  const follow = () => useSearches.setState({ searches: read() });
  follow();
  window.addEventListener('storage', (event) => {
    if (event.key === key) follow();
  });
}
