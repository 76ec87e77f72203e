import type { OutboxItem } from '../../offline/outbox/outbox.ts';
import type { DraftState } from './use-draft.ts';
import type { FormResult } from './use-sending.ts';

interface Settling<Reply> {
  autosave: DraftState;
  /** shows an error */
  onFailed: (error: unknown) => void;
  onSent: (reply: Reply) => void;
  /** called when it waits in the outbox */
  onQueued: (item: OutboxItem) => void;
}

/** What becomes of a form that was sent: its draft goes once the server or the outbox has it, and stays until then. */
export async function settleSend<Reply>(
  result: FormResult<Reply>,
  { autosave, onFailed, onSent, onQueued }: Settling<Reply>,
): Promise<void> {
  if (result.state === 'cancelled') return;
  if (result.state === 'failed') {
    autosave.settle(result.error);
    return onFailed(result.error);
  }
  await autosave.drop();
  if (result.state === 'sent') onSent(result.reply);
  if (result.state === 'queued') onQueued(result.item);
}
