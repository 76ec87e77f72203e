import { create } from 'zustand';
import { onServer } from './on-server.ts';

const key = 'tero.place';

/**
 * The place chosen on this device (rule SRCH-120), as a coverage text; '': none, null: not asked yet. It is often where
 * the person lives, so it stays on the device and is deleted when an account signs out.
 */
export const useKeptPlace = create<{ place: string | null }>(() => ({ place: null }));

/** Returns the chosen place, if any. */
export const placeNow = (): string | undefined => useKeptPlace.getState().place || undefined;
export const usePlace = (): string | undefined => useKeptPlace(({ place }) => place) || undefined;

function read(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a place; '' takes it off. */
export function keepPlace(place: string): void {
  useKeptPlace.setState({ place });
  write(place);
}

/** Does not ask again on the next visit, whatever the person answers on this one (rule SRCH-122). */
export function rememberAsked(): void {
  if (read() === null) write('');
}

export function forgetPlace(): void {
  useKeptPlace.setState({ place: null });
  write(null);
}

function write(place: string | null): void {
  try {
    if (place === null) localStorage.removeItem(key);
    else localStorage.setItem(key, place);
  } catch {
    // storage is full or blocked: it holds until the page is closed
  }
}

if (!onServer) {
  // set, not begun with: a page that came from the server knows of no place
  useKeptPlace.setState({ place: read() });
  // follows other tabs
  window.addEventListener('storage', (event) => {
    if (event.key === key && event.newValue !== '') useKeptPlace.setState({ place: event.newValue });
  });
}
