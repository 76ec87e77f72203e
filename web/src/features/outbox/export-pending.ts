import { dayAndTime, localDay } from '@tero/shared/rules/time/time';
import { saveBlob } from '../../lib/device/save-blob.ts';
import { type FormDraft, readDraft } from '../../offline/drafts/drafts.ts';
import type { OutboxItem } from '../../offline/outbox/outbox.ts';
import { readItemImages, type UnsentDraft } from '../../offline/outbox/stored.ts';
import { wordsOfDraft } from './draft-words.ts';
import { draftState, wordsOf } from './words.ts';

/** Holds what the page Pendientes shows: the waiting items and the unsent drafts. */
export interface Pending {
  items: readonly OutboxItem[];
  drafts: readonly UnsentDraft[];
}

/** Saves this device's waiting items and drafts as one file, photos included. */
export async function exportPending({ items, drafts }: Pending): Promise<void> {
  const written = await Promise.all(
    items.map(async (item) => ({
      title: item.title,
      written: item.createdAt.toISOString(),
      state: item.state,
      attempts: item.attempts,
      fault: item.fault ?? null,
      kind: item.kind,
      content: item.body,
      photos: await Promise.all((await readItemImages(item.id)).map(addressOf)),
    })),
  );
  const begun = await Promise.all(
    drafts.map(async (draft) => ({
      title: wordsOfDraft(draft).title,
      written: draft.keptAt.toISOString(),
      form: draft.form,
      content: (draft.values as FormDraft<unknown>).fields,
      photos: await Promise.all(((await readDraft(draft))?.images ?? []).map(({ file }) => addressOf(file))),
    })),
  );
  const text = JSON.stringify({ exported: new Date().toISOString(), items: written, drafts: begun }, null, 2);
  saveBlob(`tero-pendientes-${localDay(new Date())}.json`, new Blob([text], { type: 'application/json' }));
}

/**
 * Returns a summary of the waiting items and the reasons, for a message to the team; it contains no text by the
 * person.
 */
export function summaryOf({ items, drafts }: Pending, online: boolean): string {
  const begun = drafts.map(
    (draft) => `- ${wordsOfDraft(draft).title} (${dayAndTime(draft.keptAt)}): ${draftState.label}.`,
  );
  const lines = items.map((item) => {
    const { label, text } = wordsOf(item, online);
    return `- ${item.title} (${dayAndTime(item.createdAt)}): ${label}. ${text}`;
  });
  return ['Esto quedó sin enviar en mi dispositivo:', ...lines, ...begun].join('\n');
}

function addressOf(image: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(image);
  });
}
