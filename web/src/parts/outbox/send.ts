import type { NewItem, OutboxItem } from '../../offline/outbox/item.ts';

/** The send result. `queued`: the item waits on this device for a connection and is sent automatically. */
export type Fate<Reply> = { state: 'sent'; reply: Reply } | { state: 'queued'; item: OutboxItem };

export interface SendOptions {
  files?: readonly File[];
  signal?: AbortSignal | undefined;
  /** from 0 to 1, over the images; at 1 the response is still to come */
  onProgress?: ((sent: number) => void) | undefined;
}

/**
 * Sends a form's data, or leaves it in the outbox when there is no connection. Throws `ApiError` for every error
 * response (also those that ask to retry later: the person is there and the form still has the data),
 * `UploadTimeoutError`, the reason of `signal`, and `NoRoomError` when the device cannot store it.
 */
export async function send<Reply>(item: NewItem, options: SendOptions = {}): Promise<Fate<Reply>> {
  // loaded on first use
  const [{ submit, takeBack }, { inForm, refusalOf }] = await Promise.all([
    import('../../offline/outbox/outbox.ts'),
    import('./refusal.ts'),
  ]);
  const fate = await submit<Reply>(item, options).catch((error: unknown) => {
    throw inForm(error);
  });
  const refusal = fate.state === 'queued' ? refusalOf(fate.item) : null;
  if (!refusal) return fate;
  await takeBack(item.id);
  throw refusal;
}
