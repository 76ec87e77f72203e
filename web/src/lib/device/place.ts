import { create } from 'zustand';
import { onServer } from './on-server.ts';
import { lasting } from './storage.ts';

const key = 'tero.place';

/**
 * The place chosen on this device (rule SRCH-120), as a coverage text; '': none, null: not asked yet. It is often where
 * the person lives, so it stays on the device and is deleted when an account signs out.
 */
export const useKeptPlace = create<{ place: string | null }>(() => ({ place: null }));

/** Returns the chosen place, if any. */
export const placeNow = (): string | undefined => useKeptPlace.getState().place || undefined;
export const usePlace = (): string | undefined => useKeptPlace(({ place }) => place) || undefined;

/** Keeps a place; '' takes it off. */
export function keepPlace(place: string): void {
  useKeptPlace.setState({ place });
  lasting.write(key, place);
}

/** Does not ask again on the next visit, whatever the person answers on this one (rule SRCH-122). */
export function rememberAsked(): void {
  if (lasting.read(key) === null) lasting.write(key, '');
}

export function forgetPlace(): void {
  useKeptPlace.setState({ place: null });
  lasting.write(key, null);
}

if (!onServer) {
  // set, not begun with: a page that came from the server knows of no place
  useKeptPlace.setState({ place: lasting.read(key) });
  // follows other tabs
  window.addEventListener('storage', (event) => {
    if (event.key === key && event.newValue !== '') useKeptPlace.setState({ place: event.newValue });
  });
}
