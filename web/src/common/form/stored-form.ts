import { useQuery } from '@tanstack/react-query';
import { subject } from '../../lib/query/subject.ts';
import { useAccount } from '../../lib/session/session.ts';
import { type Draft, type FormName, takeHanded } from '../../offline/drafts/drafts.ts';
import type { NewForm } from '../../offline/kinds.ts';
import type { OpenedForm } from '../../offline/outbox/outbox.ts';
import { openForm } from '../../offline/outbox/stored.ts';

/**
 * The name under which a form is stored. `begins` names a form of new things, each about another subject; it shows the
 * item that the address names (`?waiting=`, from Pendientes). With `several`, each begun thing has its own draft.
 */
export type FormPlace =
  | FormName
  | { begins: NewForm; about?: number | `~${string}` | undefined; several?: Several | undefined };

interface Several {
  /** the field that names a thing; it is the first field of the form */
  name: string;
  /** 'otro servicio' */
  another: string;
}

/** Returns the name of a form at an address. */
export function nameOf(place: FormPlace, search: URLSearchParams): FormName {
  if (typeof place === 'string') return place;
  const { begins, about } = place;
  const waiting = search.get('waiting');
  const name = about === undefined ? begins : (`${begins}-${about}` as FormName);
  // accepts only an id, because an address may contain anything
  return waiting && /^[\w-]+$/.test(waiting) ? (`${name}#${waiting}` as FormName) : name;
}

/**
 * Returns the stored start state of a form. Returns null when there is none, or where storage is blocked, which storing
 * a draft reports.
 */
export async function readStored<V>(place: Draft): Promise<OpenedForm<V> | null> {
  try {
    await takeHanded(place);
    return await openForm<V>(place);
  } catch {
    return null;
  }
}

const stored = subject('drafts').read({
  call: (_context, account: number, form: FormName) => readStored<unknown>({ account, form }),
  cache: { never: 'read from this device' },
  // read once on entering, because the form itself has all later changes
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  structuralSharing: false,
});

/** Reads the start state of a form for the screen around it: its draft, or its waiting version. */
export function useStoredForm<V>(form: FormName) {
  const account = useAccount()?.id ?? 0;
  // a form reads its own stored data
  return useQuery({ ...stored(account, form), select: (opened) => opened as OpenedForm<Partial<V>> | null });
}

/**
 * Sets the item that an open form shows in the address, or removes it once the item was sent, so that a reload shows
 * the same. The router does not learn of this change, because it would render the form again and lose its message about
 * the sending.
 */
export function nameInAddress(waiting?: string): void {
  const url = new URL(window.location.href);
  url.searchParams.delete('waiting');
  if (waiting) url.searchParams.set('waiting', waiting);
  window.history.replaceState(window.history.state, '', url);
}
