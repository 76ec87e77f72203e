import type { OpenedForm } from '../../offline/outbox/outbox.ts';
import { dropItem } from '../../offline/outbox/stored.ts';
import type { DraftState } from '../form/use-draft.ts';

/** Forgets what was typed, and the version of it that waits: its person took what is there now. */
export async function discardTyped(autosave: DraftState, opened: OpenedForm<unknown> | null): Promise<void> {
  await Promise.all([opened?.waits && dropItem(opened.id), forgetDraft(autosave)]);
}

async function forgetDraft(autosave: DraftState): Promise<void> {
  // once what is there is drawn: a form stores its images as they change, and so would keep a draft of it
  await new Promise((resolve) => setTimeout(resolve));
  await autosave.renew();
}
