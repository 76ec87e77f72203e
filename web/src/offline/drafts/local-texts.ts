import type { FormStem } from '../kinds.ts';
import { type Draft, type FormDraft, formOfTexts, type Held } from './draft.ts';
import { type FormName, isFormName, partsOfForm } from './form-name.ts';

/**
 * Texts in localStorage. A killed browser may lose them, but it writes them at once: so the last typed words are safe
 * until the database has them. Every form has a key; reviews and replies use those of earlier versions.
 */
const stemOf = (form: FormStem) => oldStems[form] ?? `tero.draft.${form}`;
const oldStems: Partial<Record<FormStem, string>> = { review: 'tero.review-draft', reply: 'tero.reply-draft' };

/** A form's texts when its page closed. `id`: the identity of the draft; earlier versions stored none. */
export interface LocalTexts {
  id?: string;
  values: FormDraft<unknown>;
  /** when it was stored, in milliseconds */
  at?: number;
}

/** Returns the texts of a draft; null when there are none. */
export function readLocal(draft: Draft): LocalTexts | null {
  try {
    const kept = JSON.parse(localStorage.getItem(localKey(draft)) ?? 'null') as LocalTexts | object | null;
    if (!kept || Object.keys(kept).length === 0) return null;
    return 'values' in kept && 'at' in kept ? kept : { values: formOfTexts(kept) };
  } catch {
    return null;
  }
}

/** Stores texts synchronously while the page closes. */
export function writeLocal(draft: Draft, { id, values }: Held<object>): void {
  try {
    if (Object.keys(values.fields).length === 0) localStorage.removeItem(localKey(draft));
    else localStorage.setItem(localKey(draft), JSON.stringify({ id, values, at: Date.now() } satisfies LocalTexts));
  } catch {
    // full or blocked: the database may still take them
  }
}

/** Deletes a draft. */
export function dropLocal(draft: Draft): void {
  try {
    localStorage.removeItem(localKey(draft));
  } catch {
    // storage is blocked: there is nothing
  }
}

/** Returns the keys of an account's drafts. Where storage is blocked there are none. */
export function localKeys(account: number): string[] {
  try {
    return Object.keys(localStorage).filter((key) => placeOf(key)?.account === account);
  } catch {
    return [];
  }
}

/** Returns the key of a draft. */
export function localKey({ account, form }: Draft): string {
  const { stem, about, waiting } = partsOfForm(form);
  const place = `${stemOf(stem)}.${account || 'visitor'}${about ? `.${about}` : ''}`;
  return waiting ? `${place}#${waiting}` : place;
}

/** Returns the form of a key. */
export function formOfLocal(key: string): FormName | null {
  return placeOf(key)?.form ?? null;
}

const placePattern =
  /^tero\.(?:draft\.(?<stem>[a-z-]*[a-z])|(?<old>[a-z]+)-draft)\.(?<account>visitor|\d+)(?:\.(?<about>\d+|~[\w-]{22}))?(?<waiting>#.+)?$/;

function placeOf(key: string): Draft | null {
  const { stem, old, account, about, waiting = '' } = key.match(placePattern)?.groups ?? {};
  const known = (stem ?? old) as FormStem | undefined;
  if (!known || !key.startsWith(`${stemOf(known)}.`)) return null;
  const form = `${known}${about ? `-${about}` : ''}${waiting}`;
  return isFormName(form) ? { account: Number(account === 'visitor' ? 0 : account), form } : null;
}
