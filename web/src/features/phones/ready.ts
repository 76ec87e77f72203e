import { create } from 'zustand';
import type { ContactPage } from './queries.ts';

/** The contact button that was pressed without an account, and works now (rule NAV-41). */
export const useReady = create<{ about: string | null }>(() => ({ about: null }));

/** Returns what a contact button is about: a service, or the provider itself. */
export function readySubject({ of, id }: Pick<ContactPage, 'of' | 'id'>): string {
  return `${of} ${id}`;
}
