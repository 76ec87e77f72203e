import { create } from 'zustand';
import type { ContactPage } from './queries.ts';

/** Holds the subject of the contact button that a person pressed before signing in and that works now (rule NAV-41). */
export const useReady = create<{ about: string | null }>(() => ({ about: null }));

/** Returns what a contact button is about: a service, or the provider itself. */
export function readySubject({ of, id }: Pick<ContactPage, 'of' | 'id'>): string {
  return `${of} ${id}`;
}
