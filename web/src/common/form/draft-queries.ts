import { useQuery } from '@tanstack/react-query';
import { subject } from '../../lib/query/subject.ts';
import { type Draft, type FormName, takeHanded } from '../../offline/drafts/drafts.ts';
import type { NewForm } from '../../offline/kinds.ts';
import type { OpenedForm } from '../../offline/outbox/outbox.ts';
import { openForm } from '../../offline/outbox/stored.ts';

const drafts = subject('drafts');

const storedForm = drafts.read({
  call: async (_context, place: Draft) => {
    try {
      return await openForm<unknown>(place);
    } catch {
      // storage is blocked: storing a draft reports it
      return null;
    }
  },
  cache: { never: 'read from this device' },
  // read once on entering: the form has all later changes itself
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  structuralSharing: false,
});

/**
 * Reads what a form begins with: its draft, or the version of it that waits; null when there is neither, or when storage
 * is blocked. A form is shown when it is there, in some milliseconds: nothing that is typed is overwritten by it.
 */
export function useOpenedForm<V>({ account, form }: Draft, enabled = true) {
  return useQuery({
    ...storedForm({ account, form }),
    enabled,
    // a form reads what it stored
    select: (opened) => opened as OpenedForm<V> | null,
  });
}

const handedForm = drafts.read({
  part: 'handed',
  call: async (_context, place: Draft) => {
    try {
      await takeHanded(place);
      return await openForm<unknown>(place);
    } catch {
      // storage is blocked: storing a draft reports it
      return null;
    }
  },
  cache: { never: 'read from this device' },
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  structuralSharing: false,
});

/** Reads the same of a form that a visitor may begin, and go on with after signing in. */
export function useHandedForm<V>({ account, form }: Draft) {
  return useQuery({ ...handedForm({ account, form }), select: (opened) => opened as OpenedForm<V> | null });
}

/** Returns the name of a form of something new, or of the one that shows the item `?waiting` says (Pendientes). */
export function formOfNew(form: NewForm, search: URLSearchParams): FormName {
  const waiting = search.get('waiting');
  // an identity, and nothing else that an address may say
  return waiting && /^[\w-]+$/.test(waiting) ? `${form}#${waiting}` : form;
}

/**
 * Takes the item out of the address once it was sent from a form that stays open: a reload begins something new, as the
 * form does. The router is not told, since it would show the form anew, without what it says of the sending.
 */
export function leaveWaiting(): void {
  const url = new URL(window.location.href);
  if (!url.searchParams.has('waiting')) return;
  url.searchParams.delete('waiting');
  window.history.replaceState(window.history.state, '', url);
}
