import { lasting, readJson } from '../../lib/device/storage.ts';
import type { FormStem } from '../kinds.ts';
import { type Draft, type FormDraft, type FormName, formOfTexts, type Held, isFormName, partsOfForm } from './draft.ts';

/**
 * Texts are kept in localStorage until the database has stored them, because localStorage writes at once. A browser
 * that is killed may lose them. Each form has a key; reviews and replies use the keys of earlier versions.
 */
const stemOf = (form: FormStem) => oldStems[form] ?? `tero.draft.${form}`;
const oldStems: Partial<Record<FormStem, string>> = { review: 'tero.review-draft', reply: 'tero.reply-draft' };

/** The texts of a form when its page closed. `id` is the id of the draft; earlier versions stored none. */
export interface LocalTexts {
  id?: string;
  values: FormDraft<unknown>;
  /** when it was stored, in milliseconds */
  at?: number;
}

/** Returns the texts of a draft; null when there are none. */
export function readLocal(draft: Draft): LocalTexts | null {
  const kept = readJson(lasting, localKey(draft)) as LocalTexts | object | null;
  if (!kept || Object.keys(kept).length === 0) return null;
  return 'values' in kept && 'at' in kept ? kept : { values: formOfTexts(kept) };
}

/** Stores texts synchronously while the page closes. */
export function writeLocal(draft: Draft, { id, values }: Held<object>): void {
  const texts = { id, values, at: Date.now() } satisfies LocalTexts;
  lasting.write(localKey(draft), Object.keys(values.fields).length === 0 ? null : JSON.stringify(texts));
}

/** Deletes a draft. */
export function dropLocal(draft: Draft): void {
  lasting.write(localKey(draft), null);
}

/** Returns the keys of an account's drafts. */
export function localKeys(account: number): string[] {
  return lasting.allKeys().filter((key) => placeOf(key)?.account === account);
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
