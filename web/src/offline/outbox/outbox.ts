// The outbox for pages; `stored.ts` has the functions for its screen, forms and dialogs. The sending code loads on
// first use, so that the first screen does not wait for it. A call rejects when that code cannot load.
import { useSession } from '../../lib/session/session.ts';
import type { FormKind, ItemKind, ScreenKind, SwitchKind } from '../kinds.ts';
import { listen } from './channel.ts';
import type { Arrival, FormSnapshot, NewItem, OutboxItem } from './item/item.ts';
import { endTap, noItems, showTap, useItems, withoutEnded, wordsIn } from './item/items.ts';
import type { SessionCopy } from './session-copy.ts';
import type { SendOptions, SendResult } from './submit.ts';

export {
  type Arrival,
  type FormSnapshot,
  type ItemFault,
  isHeld,
  isOpen,
  isRemoval,
  isUnconfirmed,
  type OutboxItem,
} from './item/item.ts';
export type { OpenedForm } from './open-form.ts';
export type { SendOptions, SendResult } from './submit.ts';

/** Starts automatic sending and keeps the items up to date. Further calls do nothing. */
export async function startOutbox(): Promise<void> {
  (await import('./page.ts')).startOutbox();
  // loaded ahead, so that the tap of a person who leaves at once is stored; sending follows
  void import('./submit.ts').catch(() => undefined);
}

type Given = Omit<NewItem, 'id' | 'kind' | 'edit' | 'setKey' | 'draft'>;

/**
 * An item to send: a form's content, a screen's own content, or a state. Of a screen's content and of a state, only the
 * newest item counts.
 */
type Sent = Given &
  (
    | { kind: FormKind; edit: string; draft: FormSnapshot; setKey?: never }
    | { kind: ScreenKind; edit: string; setKey: string; draft?: never }
    | {
        kind: Exclude<ItemKind, FormKind | ScreenKind | SwitchKind>;
        setKey: string;
        edit?: never;
        draft?: never;
      }
  );

/** A tap on a switch. */
type Tap = Given & { kind: SwitchKind; setKey: string };

/**
 * Sends a form's data, or stores them on the device when there is no connection. Throws `ApiError` for every error
 * response, even one that asks to retry later, because the form still has the data. Also throws `UploadTimeoutError`,
 * the reason of `signal`, and `NoRoomError` when the device is full and sending failed too.
 */
export async function send<Reply>(item: Sent, options?: SendOptions): Promise<SendResult<Reply>> {
  const id = item.draft?.id ?? crypto.randomUUID();
  return (await import('./submit.ts')).submit<Reply>({ ...item, id }, options);
}

/** Sends a switch's state as `send` does, and shows it at once (`useOutboxWords`). */
export async function sendSwitch<Reply>(tap: Tap, options?: SendOptions): Promise<SendResult<Reply>> {
  const item = { ...tap, id: crypto.randomUUID() };
  showTap(useSession.getState().account?.id ?? 0, item);
  try {
    const result = await (await import('./submit.ts')).submit<Reply>(item, options);
    if (result.state === 'sent') await options?.untilShown?.();
    return result;
  } finally {
    endTap(item.id);
    // without its code nothing was stored
    await import('./page.ts').then(
      ({ readWaiting }) => readWaiting(),
      () => useItems.setState(withoutEnded()),
    );
  }
}

/** Returns the items of the account in use, oldest first, kept current across tabs and the worker; null until read. */
export function useOutboxItems(): readonly OutboxItem[] | null {
  return useItems(({ items }) => items);
}

/** Returns the items, oldest first, together with taps on switches that are not stored yet. */
export function useOutboxWords(): readonly OutboxItem[] {
  // the same object while nothing waits, so that a screen of cards does not render again
  return wordsIn(useItems((state) => (state.items?.length || state.tapped.length ? state : noItems)));
}

/** Returns the number of items, not counting items that a form waits for. */
export function useOutboxCount(): number {
  return useItems(({ count }) => count);
}

/** Calls `listener` when an item of the account in use has arrived, sent by any page or the worker. */
export function onArrived(listener: (arrival: Arrival) => void): () => void {
  return listen((message) => {
    if (message.type !== 'arrived') return;
    const { account } = useSession.getState();
    if (message.arrival.item.account === (account?.id ?? 0)) listener(message.arrival);
  });
}

/**
 * Stores the session with which the service worker sends; null when it has ended. Where storage is blocked, the worker
 * sends nothing.
 */
export async function writeSessionCopy(copy: SessionCopy | null): Promise<void> {
  await (await import('./session-copy.ts')).writeSessionCopy(copy);
}

/** Ends a session on this device in one durable step: deletes its copy and the cached responses of its account. */
export async function endSessionCopy(session: Pick<SessionCopy, 'token' | 'account'>): Promise<void> {
  await (await import('./session-copy.ts')).endSessionCopy(session);
}

/**
 * Returns the copy of the remembered session, and the id of the session that ended last. Throws where storage is
 * blocked.
 */
export async function readSessionCopy(): Promise<{ copy: SessionCopy | null; ended: string | null }> {
  return (await import('./session-copy.ts')).readSessionCopy();
}
