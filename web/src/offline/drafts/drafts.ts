import {
  countImageDrafts,
  type DraftImage,
  dropImageDraft,
  eraseImageDrafts,
  type ImageDraft,
  writeImageDraft,
} from './image-drafts.ts';
import { type TextDraft, textKeysOf, writeTexts } from './text-drafts.ts';

export { NoRoomError } from '../database/no-room.ts';
export { type ImageDraft, readImageDraft as readDraft, type StoredDraft } from './image-drafts.ts';
export { briefDraft, hasDraft, type TextDraft, textDraft, withDraft } from './text-drafts.ts';

/** The place of what a form holds and has not sent. Drafts survive reloads, crashes and signing out. */
export type Draft = TextDraft | ImageDraft;

/**
 * Replaces a draft, and returns when it was stored. Texts are stored before it returns. Throws `NoRoomError` when the
 * device is full; the draft is then stored without its new images if that fits.
 */
export async function saveDraft(draft: Draft, values: unknown, images: DraftImage[] = []): Promise<Date> {
  if (!isOfTexts(draft)) return writeImageDraft(draft, { values, images });
  writeTexts(draft, values as Record<string, unknown>);
  return new Date();
}

/** Deletes a draft: it was sent, or its owner discarded it. Texts are gone before it returns. */
export async function dropDraft(draft: Draft): Promise<void> {
  if (isOfTexts(draft)) writeTexts(draft, {});
  else await dropImageDraft(draft);
}

/** Returns the number of forms in which an account has a draft on this device. */
export async function countDrafts(account: number): Promise<number> {
  const inDatabase = await countImageDrafts(account).catch(() => 0);
  return inDatabase + textKeysOf(account).length;
}

/** Deletes all drafts of an account. Throws when the database is blocked. */
export async function eraseDrafts(account: number): Promise<void> {
  await eraseImageDrafts(account);
  for (const key of textKeysOf(account)) localStorage.removeItem(key);
}

export function isOfTexts(draft: Draft): draft is TextDraft {
  return 'key' in draft;
}
