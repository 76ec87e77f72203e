// The stored outbox for its screen, its forms and the dialogs of signing out. It is separate from outbox.ts, so that
// the first screen does not load it.
import type { Draft } from '../drafts/drafts.ts';
import { kindOf } from '../kinds.ts';
import type { OutboxItem } from './item/item.ts';
import type { LeftBehind } from './left-behind.ts';
import type { OpenedForm } from './open-form.ts';
import { readImages, readItem, readItems } from './store.ts';
import type { KeptDraft, UnsentDraft } from './unsent-drafts.ts';

export { isReopenable } from './item/item.ts';
export type { LeftBehind } from './left-behind.ts';
export type { UnsentDraft } from './unsent-drafts.ts';
export { holdItems } from './withdraw.ts';

/** Returns the waiting items that an account wrote, oldest first, without hidden kinds. */
export async function readWritten(account: number): Promise<OutboxItem[]> {
  return (await readItems(account)).filter(({ kind }) => !kindOf(kind)?.isHidden);
}

/** Returns the images of an item, in order; an empty list when it is gone. */
export async function readItemImages(id: string): Promise<Blob[]> {
  const item = await readItem(id);
  return item ? (await readImages(item)).map(({ bytes, type }) => new Blob([bytes], { type })) : [];
}

/** Sends an item again now, whatever its state. An attempt under way continues. */
export async function retryItem(id: string): Promise<void> {
  await (await import('./retry.ts')).retryItem(id);
}

/** Sends an edit that overwrites newer changes, as the person chose. */
export async function keepOver(item: OutboxItem): Promise<void> {
  await (await import('./retry.ts')).keepOver(item);
}

/** Sends all items of the account in use again at once. */
export async function retryAll(): Promise<void> {
  await (await import('./retry.ts')).retryAll();
}

/** Sends the items again that the server refused because the account had no confirmed phone. */
export async function retryUnconfirmed(): Promise<void> {
  await (await import('./retry.ts')).retryUnconfirmed();
}

/** Removes an unwanted item permanently, and its uploaded images from the server. */
export async function dropItem(id: string): Promise<void> {
  await (await import('./withdraw.ts')).dropItem(id);
}

/** Returns a form's start state: its last draft, or its version that waits in the outbox; null for neither. */
export async function openForm<V>(place: Draft): Promise<OpenedForm<V> | null> {
  return (await import('./open-form.ts')).openForm<V>(place);
}

/** Returns the path of the form that shows an item; null when it is gone or has no form. */
export async function pathOfForm(id: string): Promise<string | null> {
  return (await import('./open-form.ts')).pathOfForm(id);
}

/** Returns all drafts of an account, oldest first. */
export async function readKeptDrafts(account: number): Promise<KeptDraft[]> {
  return (await import('./unsent-drafts.ts')).readKeptDrafts(account);
}

/** Returns the drafts of an account that differ from its waiting items, oldest first. */
export async function readUnsentDrafts(account: number): Promise<UnsentDraft[]> {
  return (await import('./unsent-drafts.ts')).readUnsentDrafts(account);
}

/**
 * Returns the data that an account would leave on this device: the titles of its items and the number of its drafts.
 */
export async function readLeftBehind(account: number): Promise<LeftBehind> {
  return (await import('./left-behind.ts')).readLeftBehind(account);
}

/** Erases the outbox and all drafts of an account from this device. Throws when the database is blocked. */
export async function eraseLeftBehind(account: number): Promise<void> {
  await (await import('./left-behind.ts')).eraseLeftBehind(account);
}
