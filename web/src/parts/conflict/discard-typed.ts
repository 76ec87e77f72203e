import { dropItem, type OpenedForm } from '../../offline/outbox/outbox.ts';
import type { DraftState } from '../form/use-draft.ts';

/** Forgets what was typed, and the version of it that waits: its person took what is there now. */
export async function discardTyped(autosave: DraftState, opened: OpenedForm<unknown> | null): Promise<void> {
  const dropping = opened?.waits ? dropItem(opened.id) : undefined;
  // once that is drawn: a form stores its images as they change, and so would keep a draft of what is there
  await new Promise((resolve) => setTimeout(resolve));
  await autosave.renew();
  await dropping;
}
