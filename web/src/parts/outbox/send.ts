import type { NewItem, OutboxItem } from '../../offline/outbox/item.ts';

/** `queued`: it waits on this device for the signal, and goes out by itself. */
export type Fate<Reply> = { state: 'sent'; reply: Reply } | { state: 'queued'; item: OutboxItem };

export interface SendOptions {
  files?: readonly File[];
  signal?: AbortSignal | undefined;
  /** from 0 to 1, over the photos; at 1 the answer is still to come */
  onProgress?: ((sent: number) => void) | undefined;
}

/**
 * Sends what a form holds, and keeps it for later where there is no signal. Throws `ApiError` for every answer that came
 * and was no (also "not now": whoever wrote it is there, is told, and still has it in the form), `UploadTimeoutError`,
 * the reason of `signal`, and `NoRoomError` when the device cannot keep it.
 */
export async function send<Reply>(item: NewItem, options: SendOptions = {}): Promise<Fate<Reply>> {
  // not needed before somebody writes
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
