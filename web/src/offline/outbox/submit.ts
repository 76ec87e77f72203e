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
  /** how many images stand before them in the form, which numbers them all */
  imagesBefore?: number | undefined;
  signal?: AbortSignal | undefined;
  /** aborted when the person has left the form; sending goes on without it */
  left?: AbortSignal | undefined;
  /** from 0 to 1, over the bytes of the images; at 1 the response is still pending */
  onProgress?: ((sent: number) => void) | undefined;
  /** resolves once a screen shows what has arrived: until then the word of a switch stays */
  untilShown?: (() => Promise<unknown>) | undefined;
}

/** `queued`: the item waits on this device for a connection and is sent automatically. */
export type SendResult<Reply> = { state: 'sent'; reply: Reply } | { state: 'queued'; item: OutboxItem };

/** Milliseconds for which nothing else sends the item of a form that waits, per request and per image. */
const hold = { call: 25_000, photo: 60_000 };

/**
 * Stores an item and waits for its result, like `send` of the outbox, but no longer than the server gives signs of
 * itself (rule NAV-190): the item then waits, and the attempt under way goes on. When the person leaves the form or its
 * screen, nobody would see a refusal: the item then stays in the outbox with it. Where their phone has to be confirmed
 * first, it asks for the code and sends the item again (rule TRUST-58).
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
  // an earlier version of the form's item that is under way gives way to this one
  tell({ type: 'stop', id: item.id });
  try {
    await storeItem({ ...packed, item });
  } catch (error) {
    return sendUnstored(packed, options, error);
  }
  const result = await resultOf(item.id, options);
  if (result?.end === 'arrived') return { state: 'sent', reply: result.reply as Reply };
  if (signal?.aborted) {
    // an item that arrived in the last moment stays sent: this removes only one that is still here
    await dropItem(item.id);
    throw signal.reason;
  }
  if ((result?.end === 'rejected' || result?.end === 'conflict') && isThere()) {
    await removeItem(item.id);
    tell({ type: 'changed' });
    throw refusalOf(result, item, options);
  }
  const response = responseOf((await readItem(item.id)) ?? item);
  // nobody is told of an item that nobody wrote: it waits and is sent again
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

/** The form gave way while its first attempt was under way. */
interface Silence {
  end: 'silent';
}

const silence: ItemFault = { code: 'slow', status: 0, message: '' };

/** Returns a function that says whether the person is still at the form, on the screen where it was sent. */
function watchPerson({ left }: SendOptions): () => boolean {
  const { pathname } = window.location;
  return () => !left?.aborted && window.location.pathname === pathname;
}

/**
 * Waits for the item's next result; null when there is no connection or a signal aborts, silence when the server gave
 * no sign for too long: no response, and no further part of an image that it takes.
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

/** Sends an item that could not be stored, once. Throws `cause` when that does not work either. */
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

/** Returns the error of a refusal; a fault of an image's upload names its place in the form. */
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
 * Returns the response that asks a waiting item to come later: the person is there, and the form still holds
 * everything. Null: none came, or the first try is still under way.
 */
function responseOf(item: OutboxItem): Error | null {
  const { fault, nextAttemptAt } = item;
  if (!fault || fault.status === 0 || fault.code === 'in_progress') return null;
  const wait = Math.ceil((nextAttemptAt - Date.now()) / 1000);
  return refusalOf({ fault, wait: fault.status === 429 ? wait * 1000 : 0 }, item, {});
}
