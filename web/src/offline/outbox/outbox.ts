import type { ErrorCode } from '@tero/shared/errors';
import { useEffect } from 'react';
import { create } from 'zustand';
import { ApiError } from '../../lib/http/api-error.ts';
import { useSession } from '../../lib/session/session.ts';
import { saveDraft } from '../drafts/drafts.ts';
import { keepDraft } from '../drafts/form-draft.ts';
import { listen, tell } from './channel.ts';
import { useUnsentCount } from './count.ts';
import { withdraw, withdrawn } from './drain.ts';
import type { Arrival, NewItem, OutboxItem } from './item.ts';
import { keep, noteUploaded, type Packed, pack } from './keep.ts';
import { askForLine, awaitItem, currentSender, drainPage, hasLine, registerSync, startDraining } from './page.ts';
import type { Outcome } from './response.ts';
import { sendItem } from './send.ts';
import { changeItem, readImages, readItem, readItems, removeItem } from './store.ts';

export interface SubmitOptions {
  files?: readonly File[];
  signal?: AbortSignal | undefined;
  /** from 0 to 1, over the bytes of the images */
  onProgress?: ((sent: number) => void) | undefined;
}

export type Submitted<Reply> = { state: 'sent'; reply: Reply } | { state: 'queued'; item: OutboxItem };

/**
 * Timeouts in milliseconds that a form waits for the result, per request and per image, before its item is left to the
 * outbox.
 */
const timeout = { call: 25_000, photo: 60_000 };

/** null: not yet read */
const useItems = create<{ items: readonly OutboxItem[] | null }>(() => ({ items: null }));
const none: readonly OutboxItem[] = [];
let isStarted = false;
let reading = 0;

/** Starts sending automatically, and keeps `useOutbox` and the count up to date. */
export function startOutbox(): void {
  if (isStarted) return;
  isStarted = true;
  listen(({ type }) => {
    if (type === 'changed') void refresh();
  });
  useSession.subscribe((session, before) => {
    if (session.account?.id === before.account?.id) return;
    useItems.setState({ items: null });
    useUnsentCount.setState({ count: 0 });
    void refresh();
  });
  void refresh();
  startDraining();
}

async function refresh(): Promise<void> {
  const turn = ++reading;
  const items = await readItems(currentSender().account).catch(() => []);
  if (turn !== reading) return;
  useItems.setState({ items });
  // an item that a form waits for is shown by that form
  const held = items.filter(({ heldUntil = 0 }) => heldUntil > Date.now());
  useUnsentCount.setState({ count: items.length - held.length });
}

/** Returns the items of the account in use, oldest first, live over tabs and the worker. */
export function useOutbox(): readonly OutboxItem[] {
  return useReadOutbox() ?? none;
}

/** Returns the items as `useOutbox` does, but null until they have been read. */
export function useReadOutbox(): readonly OutboxItem[] | null {
  useEffect(startOutbox, []);
  return useItems((state) => state.items);
}

/** Calls `listener` when an item of the account in use has arrived, so that screens can fetch its subject again. */
export function onArrived(listener: (arrival: Arrival) => void): () => void {
  startOutbox();
  return listen((message) => {
    if (message.type !== 'arrived') return;
    if (message.arrival.item.account === currentSender().account) listener(message.arrival);
  });
}

/**
 * Stores an item and waits for its send result. `queued`: there is no connection, the session has ended, the server
 * asks to come back later, or it takes long; the outbox sends it later. Throws `ApiError` when the server refuses it,
 * the reason of `signal` when aborted, and `NoRoomError` when the device is full and it could not be sent at once
 * either: only the form still holds it then.
 */
export async function submit<Reply>(given: NewItem, options: SubmitOptions = {}): Promise<Submitted<Reply>> {
  const { files = [], signal } = options;
  signal?.throwIfAborted();
  startOutbox();
  const packed = await pack({ account: currentSender().account, ...given }, files);
  const time = timeout.call + timeout.photo * files.length;
  const item = { ...packed.item, heldUntil: Date.now() + time };
  try {
    await keep({ ...packed, item });
  } catch (error) {
    return sendUnkept(packed, options, error);
  }
  const outcome = await fateOf(item.id, time, options);
  if (outcome?.end === 'arrived') return { state: 'sent', reply: outcome.reply as Reply };
  if (signal?.aborted) {
    // an item that arrived in the last moment stays sent: this removes only one that is still here
    await withdraw(item.id, currentSender().token);
    throw signal.reason;
  }
  if (outcome?.end === 'rejected' || outcome?.end === 'conflict') {
    await removeItem(item.id);
    tell({ type: 'changed' });
    throw errorOf(outcome);
  }
  const left = await changeItem(item.id, ({ heldUntil: _held, ...row }) => row);
  leaveWaiting();
  return { state: 'queued', item: left ?? item };
}

async function fateOf(id: string, time: number, { signal, onProgress }: SubmitOptions): Promise<Outcome | null> {
  if (!hasLine()) {
    askForLine();
    return null;
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  let giveUp: () => void = () => undefined;
  let letGo: () => void = () => undefined;
  try {
    return await new Promise<Outcome | null>((resolve) => {
      letGo = awaitItem(id, { onEnd: resolve, onProgress });
      giveUp = () => {
        tell({ type: 'stop', id });
        resolve(null);
      };
      timer = setTimeout(() => resolve(null), time);
      signal?.addEventListener('abort', giveUp, { once: true });
      if (signal?.aborted) giveUp();
      else void drainPage(false).then(() => resolve(null));
    });
  } finally {
    clearTimeout(timer);
    letGo();
    signal?.removeEventListener('abort', giveUp);
  }
}

/** Sends an item that could not be stored, once. Throws `cause` when that does not work either. */
async function sendUnkept<Reply>(
  { item, photos }: Packed,
  { signal, onProgress }: SubmitOptions,
  cause: unknown,
): Promise<Submitted<Reply>> {
  const outcome = await sendItem(item, {
    token: item.account === 0 ? null : currentSender().token,
    signal: signal ?? new AbortController().signal,
    photos: async () => photos,
    onImage: async (key, isThere) => noteUploaded(key, isThere),
    onProgress,
  });
  if (outcome.end === 'arrived') {
    const { kind, params } = item;
    tell({ type: 'arrived', arrival: { kind, params, reply: outcome.reply, item } });
    return { state: 'sent', reply: outcome.reply as Reply };
  }
  signal?.throwIfAborted();
  if (outcome.end === 'rejected' || outcome.end === 'conflict') throw errorOf(outcome);
  throw cause;
}

function errorOf({ fault, wait }: Extract<Outcome, { end: 'rejected' | 'conflict' }>): ApiError {
  return new ApiError({ ...fault, code: fault.code as ErrorCode, retryAfter: wait > 0 ? wait / 1000 : null });
}

function leaveWaiting(): void {
  tell({ type: 'changed' });
  void registerSync();
  void drainPage(false);
}

/** Sends an item again now, whatever its state; one under way goes on. */
export async function retryItem(id: string): Promise<void> {
  await wake(id);
  tell({ type: 'changed' });
  if (!hasLine()) askForLine();
  await drainPage(true);
}

/** Queues an item for an immediate attempt, unless it is being sent. */
async function wake(id: string): Promise<void> {
  await changeItem(id, (row) => {
    if (row.state === 'sending') return row;
    const { fault: _fault, heldUntil: _held, ...rest } = row;
    return { ...rest, state: 'queued', attempts: 0, nextAttemptAt: 0 };
  });
}

/** Sends all items of the account in use again now. */
export async function retryAll(): Promise<void> {
  for (const { id } of await readItems(currentSender().account)) await wake(id);
  await drainPage(true);
}

/** Removes an unwanted item, and its uploaded images from the server. */
export async function dropItem(id: string): Promise<void> {
  await withdraw(id, currentSender().token);
}

/**
 * Removes an item and returns it, so that a form can edit it. If it had arrived after all, sending other content under
 * the same `id` is refused (`key_reused`), so it never exists twice. Returns null when it is gone.
 */
export function takeBack(id: string): Promise<{ item: OutboxItem; files: File[] } | null> {
  return taken(id, async () => undefined);
}

/**
 * Turns the item back into its form's draft, and returns the path of that form; null when it is gone or has no form.
 */
export async function backToDraft(id: string): Promise<string | null> {
  const back = await taken(id, async ({ account, draft }, files) => {
    if (!draft) return;
    if (draft.local) return keepDraft({ key: draft.form }, draft.values as Record<string, unknown>);
    const images = files.flatMap((file, place) => {
      const key = draft.photos?.[place];
      return key ? [{ key, file }] : [];
    });
    await saveDraft({ account, form: draft.form }, { values: draft.values, photos: images });
  });
  return back?.item.edit ?? null;
}

function taken(id: string, store: (item: OutboxItem, files: File[]) => Promise<unknown>) {
  return withdrawn(id, async () => {
    const item = await readItem(id);
    if (!item) return null;
    const files = (await readImages(item)).map(({ name, type, bytes }) => new File([bytes], name, { type }));
    await store(item, files);
    for (const { key, uploaded } of item.photos) noteUploaded(key, uploaded);
    await removeItem(id);
    tell({ type: 'changed' });
    return { item, files };
  });
}
