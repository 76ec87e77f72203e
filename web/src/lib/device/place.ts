import { create } from 'zustand';
import { onServer } from './on-server.ts';
import { lasting } from './storage.ts';

const key = 'tero.place';

/**
 * The place chosen on this device (rule SRCH-120), as a coverage text; '' for none, null while not asked. It is often
 * the person's home, so it stays on the device and is deleted at sign-out.
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

/** Records that the person was asked, so that the next visit does not ask again (rule SRCH-122). */
export function rememberAsked(): void {
  if (lasting.read(key) === null) lasting.write(key, '');
}

export function forgetPlace(): void {
  useKeptPlace.setState({ place: null });
  lasting.write(key, null);
}

if (!onServer) {
  // set here instead of initially, because a server-rendered page does not know the browser's state
  useKeptPlace.setState({ place: lasting.read(key) });
  // follows other tabs
  window.addEventListener('storage', (event) => {
    if (event.key === key && event.newValue !== '') useKeptPlace.setState({ place: event.newValue });
  });
}
