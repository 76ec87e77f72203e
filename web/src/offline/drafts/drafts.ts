import { day } from '@tero/shared/rules/time/durations';
import { lasting } from '../../lib/device/storage.ts';
import type { DraftRow } from '../database/database.ts';
import { formOf, loadKinds } from '../kinds.ts';
import {
  type Draft,
  type FormDraft,
  type FormName,
  type Held,
  isFormName,
  partsOfForm,
  type StoredDraft,
} from './draft.ts';
import { dropLocal, formOfLocal, type LocalTexts, localKeys, readLocal } from './local-texts.ts';
import { dropStored, eraseStored, readStored, storedRows, writeStored } from './stored-drafts.ts';

export { NoRoomError } from '../database/database.ts';
export { type BriefDraft, briefDraft, withBrief, withTexts, writeBrief } from './brief-drafts.ts';
export {
  type Began,
  beginning,
  type Draft,
  type DraftImage,
  type FormDraft,
  type FormName,
  formOfTexts,
  partsOfForm,
  type StoredDraft,
} from './draft.ts';
export { formOfLocal, writeLocal } from './local-texts.ts';
export { isSent } from './stored-drafts.ts';

/** Returns the draft, or null. `V` must be the type that the form saved. */
export async function readDraft<V>(draft: Draft): Promise<StoredDraft<V> | null> {
  const stored = await readStored<V>(draft);
  const local = readLocal(draft);
  if (!local) return stored;
  const { id = stored?.id ?? crypto.randomUUID() } = local;
  const { images = [], storedAt = new Date() } = stored ?? {};
  // these texts are newer and replace the stored ones; the images stay
  return { id, values: over(stored?.values, local) as FormDraft<V>, images, storedAt };
}

/** Texts of earlier versions lack images and the start state of an edit. */
function over(stored: FormDraft<unknown> | undefined, { id, values }: LocalTexts): FormDraft<unknown> {
  return id || !stored ? values : { ...stored, fields: values.fields };
}

/**
 * Replaces a draft and returns the time at which it was stored. Throws `NoRoomError` when the device is full; the draft
 * is then stored without its new images, if there is room for that.
 */
export async function saveDraft<V>(draft: Draft, held: Held<V>): Promise<Date> {
  const began = Date.now();
  const at = await writeStored(draft, held);
  // a text typed meanwhile is newer
  if ((readLocal(draft)?.at ?? 0) <= began) dropLocal(draft);
  return at;
}

/**
 * Moves the texts that a visitor wrote here before signing in to an account. They must be less than a day old, and the
 * visitor's form must have declared it (`handed`: an ISO instant, when it was opened). If the account has a draft of
 * that form, the newer draft stays. Other accounts never receive the texts.
 */
export async function takeHanded({ account, form }: Draft): Promise<void> {
  if (account === 0) return;
  const visitors = { account: 0, form };
  const given = await readDraft<{ handed?: string }>(visitors);
  const openedAt = Date.parse(given?.values.fields.handed ?? '');
  if (!given || !(openedAt > Date.now() - day)) return;
  const own = await readDraft({ account, form });
  if (!own || (own.storedAt?.getTime() ?? Date.now()) < openedAt) await saveDraft({ account, form }, given);
  await dropDraft(visitors);
}

/** Deletes a draft: it was sent, or its owner discarded it. */
export async function dropDraft(draft: Draft): Promise<void> {
  dropLocal(draft);
  await dropStored(draft);
}

/**
 * Returns the drafts that an account has on this device, oldest first, without the bytes of their images. Omits forms
 * that this version of the app does not have.
 */
export async function readDraftRows(account: number): Promise<ListedDraft[]> {
  await loadKinds();
  const rows = await storedRows(account).catch(() => []);
  const stored = rows.map((row) => ({ ...row, id: row.id ?? crypto.randomUUID() }));
  const local = localKeys(account).flatMap((key): ListedDraft[] => {
    const form = formOfLocal(key);
    const texts = form && isKnown(form) && readLocal({ account, form });
    if (!texts) return [];
    const before = stored.find((row) => row.form === form);
    const { id = before?.id ?? crypto.randomUUID() } = texts;
    const values = over(before?.values as FormDraft<unknown> | undefined, texts);
    const { photos = [], keptAt = new Date(texts.at ?? Date.now()) } = before ?? {};
    return [{ account, form, id, values, photos, keptAt }];
  });
  const others = stored.flatMap((row): ListedDraft[] => {
    const { form } = row;
    if (local.some((text) => text.form === form) || !isFormName(form) || !isKnown(form)) return [];
    return [{ ...row, form }];
  });
  return [...others, ...local].sort((a, b) => a.keptAt.getTime() - b.keptAt.getTime());
}

function isKnown(form: FormName): boolean {
  return formOf(partsOfForm(form).stem) !== undefined;
}

/** A stored draft. `values` is a `FormDraft`; `photos` are the keys of its images. */
export type ListedDraft = Omit<DraftRow, 'form' | 'id'> & { form: FormName; id: string };

/** Returns the number of forms in which an account has a draft on this device. */
export async function countDrafts(account: number): Promise<number> {
  return (await readDraftRows(account)).length;
}

/** Deletes all drafts of an account. Throws when the database is blocked. */
export async function eraseDrafts(account: number): Promise<void> {
  await eraseStored(account);
  for (const key of localKeys(account)) lasting.write(key, null);
}

const open = new Set<() => Promise<void>>();

/** Registers the function with which an open form stores its last text. Returns a function that unregisters it. */
export function whileOpen(store: () => Promise<void>): () => void {
  open.add(store);
  return () => open.delete(store);
}

/** Resolves once the open forms have stored their texts. Call it before reading what an account leaves behind. */
export async function storeOpenForms(): Promise<void> {
  await Promise.allSettled([...open].map((store) => store()));
}
