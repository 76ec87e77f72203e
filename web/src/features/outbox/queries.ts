import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { subject } from '../../lib/query/subject.ts';
import { useAccount } from '../../lib/session/session.ts';
import { dropDraft } from '../../offline/drafts/drafts.ts';
import { type OutboxItem, useOutboxItems } from '../../offline/outbox/outbox.ts';
import { readUnsentDrafts, readWritten, type UnsentDraft } from '../../offline/outbox/stored.ts';
import { readOwner } from './read-owner.ts';

const unsentDrafts = subject('unsent-drafts').read({
  call: async (_context, account: number, _items: string): Promise<UnsentDraft[]> => {
    try {
      return await readUnsentDrafts(account);
    } catch {
      // storage is blocked: there is nothing
      return [];
    }
  },
  cache: { never: 'read from this device' },
  staleTime: 0,
  gcTime: 0,
  structuralSharing: false,
});

/** Returns the drafts that the current account has not sent, oldest first; null until they are read. */
export function useUnsentDrafts(): readonly UnsentDraft[] | null {
  const account = useAccount()?.id ?? 0;
  // what arrives takes its draft with it
  const items = (useOutboxItems() ?? []).map(({ id, createdAt }) => `${id} ${createdAt.getTime()}`).join();
  const { data } = useQuery({ ...unsentDrafts(account, items), placeholderData: keepPreviousData });
  return data ?? null;
}

/** Returns a function that deletes a draft from this device. */
export function useDropDraft(): (draft: UnsentDraft) => Promise<void> {
  const client = useQueryClient();
  return async ({ account, form }) => {
    await dropDraft({ account, form });
    await client.invalidateQueries({ queryKey: unsentDrafts.prefix });
  };
}

/** Describes what waits here for an account whose session ended elsewhere. The reader may be another person. */
export interface LeftHere {
  userType: string;
  items: readonly OutboxItem[];
  drafts: readonly UnsentDraft[];
}

const leftHere = subject('left-here').read({
  call: async (_context, owner: ReturnType<typeof readOwner>): Promise<LeftHere | null> => {
    if (!owner) return null;
    const { userType, id } = owner;
    const [items, drafts] = await Promise.all([
      // storage is blocked: there is nothing
      readWritten(id).catch(() => []),
      readUnsentDrafts(id).catch(() => []),
    ]);
    return { userType, items, drafts: drafts.filter(({ waits }) => !waits) };
  },
  cache: { never: 'read from this device' },
  staleTime: 0,
  gcTime: 0,
  structuralSharing: false,
});

/** Returns what an account that did not sign out has left here; null: no such account, or a person is signed in. */
export function useLeftHere(): { isRead: boolean; left: LeftHere | null } {
  const account = useAccount();
  const { data } = useQuery(leftHere(account ? null : readOwner()));
  return { isRead: data !== undefined, left: data ?? null };
}
