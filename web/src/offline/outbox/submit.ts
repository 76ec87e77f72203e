import { uploads } from '@tero/shared/contract/uploads';
import { hanging } from '@tero/shared/delays';
import type { ErrorCode } from '@tero/shared/errors';
import { ApiError } from '../../lib/http/client/api-error.ts';
import { withConfirmedPhone } from '../../lib/http/confirmation.ts';
import { kindOf } from '../kinds.ts';
import { tell } from './channel.ts';
import type { ItemFault, NewItem, OutboxItem } from './item/item.ts';
import { imageFault, noteUploaded, type Packed, pack, storeItem } from './pack.ts';
import { awaitItem, currentSender, drainPage, findLine, registerSync, startOutbox } from './page.ts';
import { type AttemptResult, sendItem } from './send.ts';
import { changeItem, readItem, removeItem } from './store.ts';
import { dropItem, takeBack } from './withdraw.ts';

export interface SendOptions {
  files?: readonly File[];
  /** number of images that stand before them in the form, which numbers all its images */
  imagesBefore?: number | undefined;
  signal?: AbortSignal | undefined;
  /** aborted when the person has left the form; sending continues */
  left?: AbortSignal | undefined;
  /** called with the sent part of the images' bytes, from 0 to 1; at 1 the response is still pending */
  onProgress?: ((sent: number) => void) | undefined;
  /** resolves once a screen shows the arrived item; the switch shows its new state until then */
  untilShown?: (() => Promise<unknown>) | undefined;
}

/** The result of sending. `queued` means that the item waits on this device and is sent automatically later. */
export type SendResult<Reply> = { state: 'sent'; reply: Reply } | { state: 'queued'; item: OutboxItem };

/** Milliseconds, per request and per image, for which nothing else sends an item that a form waits for. */
const hold = { call: 25_000, photo: 60_000 };

/**
 * Stores an item and waits for its result, like `send` of the outbox. It stops waiting when the server is silent for
 * too long (rule NAV-190); the attempt continues. When the person leaves the form or its screen, they would not see a
 * refusal, so the refused item stays in the outbox. Where the person has to confirm their phone first, it asks for the
 * code and sends the item again (rule TRUST-58).
 */
export function submit<Reply>(given: NewItem, options: SendOptions = {}): Promise<SendResult<Reply>> {
  return withConfirmedPhone(() => submitOnce<Reply>(given, options));
}

async function submitOnce<Reply>(given: NewItem, options: SendOptions): Promise<SendResult<Reply>> {
  const { files = [], signal } = options;
  signal?.throwIfAborted();
  const isThere = watchPerson(options);
  startOutbox();
  const packed = await pack(currentSender().account, given, files, options.imagesBefore);
  const item = { ...packed.item, heldUntil: Date.now() + hold.call + hold.photo * files.length };
  // stops the attempt under way for an earlier version of the form's item
  tell({ type: 'stop', id: item.id });
  try {
    await storeItem({ ...packed, item });
  } catch (error) {
    return sendUnstored(packed, options, error);
  }
  const result = await resultOf(item.id, options);
  if (result?.end === 'arrived') return { state: 'sent', reply: result.reply as Reply };
  if (signal?.aborted) {
    // removes the item only if it has not arrived meanwhile
    await dropItem(item.id);
    throw signal.reason;
  }
  if ((result?.end === 'rejected' || result?.end === 'conflict') && isThere()) {
    await removeItem(item.id);
    tell({ type: 'changed' });
    throw refusalOf(result, item, options);
  }
  const response = responseOf((await readItem(item.id)) ?? item);
  // an item that no person wrote (`mayBeLost`) waits silently and is sent again
  if (response && isThere() && !kindOf(item.kind)?.mayBeLost) {
    await takeBack(item.id);
    throw response;
  }
  const left = (await changeItem(item.id, ({ heldUntil: _held, ...row }) => row)) ?? item;
  tell({ type: 'changed' });
  void registerSync();
  void drainPage(false);
  return { state: 'queued', item: result?.end === 'silent' ? { ...left, fault: silence } : left };
}

/** The form stopped waiting while its first attempt was under way. */
interface Silence {
  end: 'silent';
}

const silence: ItemFault = { code: 'slow', status: 0, message: '' };

/** Returns a function that returns whether the person is still at the form, on the screen where it was sent. */
function watchPerson({ left }: SendOptions): () => boolean {
  const { pathname } = window.location;
  return () => !left?.aborted && window.location.pathname === pathname;
}

/**
 * Waits for the item's next result. Returns null when there is no connection or a signal aborts. Returns silence when
 * the server gave no sign for too long: no response, and no progress of an upload.
 */
async function resultOf(
  id: string,
  { signal, left, onProgress }: SendOptions,
): Promise<AttemptResult | Silence | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let giveUp: () => void = () => undefined;
  let leave: () => void = () => undefined;
  let letGo: () => void = () => undefined;
  try {
    return await new Promise<AttemptResult | Silence | null>((resolve) => {
      const listen = () => {
        clearTimeout(timer);
        timer = setTimeout(() => resolve({ end: 'silent' }), hanging.givesWay);
      };
      listen();
      letGo = awaitItem(id, {
        onEnd: resolve,
        onProgress: (sent) => {
          listen();
          onProgress?.(sent);
        },
      });
      giveUp = () => {
        tell({ type: 'stop', id });
        resolve(null);
      };
      leave = () => resolve(null);
      signal?.addEventListener('abort', giveUp, { once: true });
      left?.addEventListener('abort', leave, { once: true });
      if (signal?.aborted) giveUp();
      else if (left?.aborted) leave();
      else void sendIfLine().then(() => resolve(null));
    });
  } finally {
    clearTimeout(timer);
    letGo();
    signal?.removeEventListener('abort', giveUp);
    left?.removeEventListener('abort', leave);
  }
}

async function sendIfLine(): Promise<void> {
  if (await findLine()) await drainPage(false);
}

/** Sends an item that could not be stored, with a single attempt. Throws `cause` when that fails too. */
async function sendUnstored<Reply>(
  { item, images }: Packed,
  { signal, onProgress, imagesBefore }: SendOptions,
  cause: unknown,
): Promise<SendResult<Reply>> {
  const result = await sendItem(item, {
    token: item.account === 0 ? null : currentSender().token,
    signal: signal ?? new AbortController().signal,
    images: async () => images,
    onImage: async (key, isThere) => noteUploaded(key, isThere),
    onProgress,
  });
  if (result.end === 'arrived') {
    const { kind, params } = item;
    tell({ type: 'arrived', arrival: { kind, params, reply: result.reply, item } });
    return { state: 'sent', reply: result.reply as Reply };
  }
  signal?.throwIfAborted();
  if (result.end === 'rejected' || result.end === 'conflict') throw refusalOf(result, item, { imagesBefore });
  throw cause;
}

/** Returns the error for a refusal. The error of an image's upload names its position in the form. */
function refusalOf(
  { fault, wait }: { fault: ItemFault; wait: number },
  { photos }: Pick<OutboxItem, 'photos'>,
  { imagesBefore = 0 }: Pick<SendOptions, 'imagesBefore'>,
): ApiError {
  const ofImage = fault.errors?.[uploads.put.files?.field ?? ''];
  if (ofImage) return imageFault(imagesBefore + photos.findIndex(({ key }) => key === fault.image), ofImage);
  return new ApiError({ ...fault, code: fault.code as ErrorCode, retryAfter: wait > 0 ? wait / 1000 : null });
}

/**
 * Returns the error response that asks to send a waiting item later. Returns null when there was no response, or the
 * first attempt is still under way. The person sees the error, and the form still holds everything.
 */
function responseOf(item: OutboxItem): Error | null {
  const { fault, nextAttemptAt } = item;
  if (!fault || fault.status === 0 || fault.code === 'in_progress') return null;
  const wait = Math.ceil((nextAttemptAt - Date.now()) / 1000);
  return refusalOf({ fault, wait: fault.status === 429 ? wait * 1000 : 0 }, item, {});
}
