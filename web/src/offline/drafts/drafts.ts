import { type Draft, formOfTexts, type Held, type StoredDraft } from './draft.ts';
import { dropLocal, localKey, localKeys, readLocal } from './local-texts.ts';
import { dropStored, eraseStored, readStored, storedForms, writeStored } from './stored-drafts.ts';

export { NoRoomError } from '../database/no-room.ts';
export { type BriefDraft, briefDraft, withBrief, withTexts, writeBrief } from './brief-drafts.ts';
export { type Began, type Draft, type FormDraft, formOfTexts, type StoredDraft } from './draft.ts';
export { formOfLocal, writeLocal } from './local-texts.ts';
export { isSent } from './stored-drafts.ts';

/** Returns the draft, or null. The caller has to ask for the `V` that the form saved. */
export async function readDraft<V>(draft: Draft): Promise<StoredDraft<V> | null> {
  const stored = await readStored<V>(draft);
  // newer than the stored ones, which take their place
  const texts = readLocal(draft);
  if (!texts) return stored;
  const { id = crypto.randomUUID(), storedAt = new Date() } = stored ?? {};
  return { id, values: formOfTexts(texts as V), images: [], storedAt };
}

/**
 * Replaces a draft, and returns when it was stored. Throws `NoRoomError` when the device is full; the draft is then
 * stored without its new images if that fits.
 */
export async function saveDraft<V>(draft: Draft, held: Held<V>): Promise<Date> {
  const at = await writeStored(draft, held);
  dropLocal(draft);
  return at;
}

/** Deletes a draft: it was sent, or its owner discarded it. */
export async function dropDraft(draft: Draft): Promise<void> {
  dropLocal(draft);
  await dropStored(draft);
}

/** Returns the number of forms in which an account has a draft on this device. */
export async function countDrafts(account: number): Promise<number> {
  const forms = await storedForms(account).catch(() => []);
  return new Set([...forms.map((form) => localKey({ account, form }) ?? form), ...localKeys(account)]).size;
}

/** Deletes all drafts of an account. Throws when the database is blocked. */
export async function eraseDrafts(account: number): Promise<void> {
  await eraseStored(account);
  for (const key of localKeys(account)) localStorage.removeItem(key);
}
