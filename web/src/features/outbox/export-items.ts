import { dayAndTime, localDay } from '@tero/shared/rules/time/time';
import { saveBlob } from '../../lib/device/save-blob.ts';
import { type OutboxItem, readItemImages } from '../../offline/outbox/outbox.ts';
import { wordsOf } from './words.ts';

/** Saves what waits on this device as one file, with its photos in it. */
export async function exportItems(items: readonly OutboxItem[]): Promise<void> {
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
  const text = JSON.stringify({ exported: new Date().toISOString(), items: written }, null, 2);
  saveBlob(`tero-pendientes-${localDay(new Date())}.json`, new Blob([text], { type: 'application/json' }));
}

/** What waits and why, as text for a message to the team; nothing that was written is in it. */
export function summaryOf(items: readonly OutboxItem[], online: boolean): string {
  const lines = items.map((item) => {
    const { label, text } = wordsOf(item, online);
    return `- ${item.title} (${dayAndTime(item.createdAt)}): ${label}. ${text}`;
  });
  return ['Esto quedó sin enviar en mi dispositivo:', ...lines].join('\n');
}

function addressOf(image: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(image);
  });
}
