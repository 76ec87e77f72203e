import type { PublicProvider } from '@tero/shared/contract/providers';
import { create } from 'zustand';
import type { Tracked } from './queries.ts';

/** The contact button that was pressed without an account, and works now (rule NAV-41). */
export const useReady = create<{ about: string | null }>(() => ({ about: null }));

/** Returns what a contact button is about: a service, or the provider itself. */
export function readySubject(provider: Pick<PublicProvider, 'id'>, service?: Pick<Tracked, 'id'>): string {
  return service ? `service ${service.id}` : `provider ${provider.id}`;
}
