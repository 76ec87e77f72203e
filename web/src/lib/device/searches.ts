import { fold } from '@tero/shared/rules/text/text';
import { create } from 'zustand';
import { onServer } from './on-server.ts';
import { lasting, readJson } from './storage.ts';

const key = 'tero.searches';
const most = 10;

/** The searches on this device, newest first (rule SRCH-127); signing out deletes them. */
export const useSearches = create<{ searches: string[] }>(() => ({ searches: [] }));

function read(): string[] {
  const kept = readJson(lasting, key);
  return Array.isArray(kept) ? kept.filter((text) => typeof text === 'string').slice(0, most) : [];
}

/** Stores a search as the newest, and removes an equal search in other spelling. */
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
  lasting.write(key, searches.length > 0 ? JSON.stringify(searches) : null);
}

if (!onServer) {
  const follow = () => useSearches.setState({ searches: read() });
  follow();
  window.addEventListener('storage', (event) => {
    if (event.key === key) follow();
  });
}
