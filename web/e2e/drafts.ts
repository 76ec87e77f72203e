import { expect, type Page } from '@playwright/test';

interface Held {
  form: string;
  fields: Record<string, string>;
  photos: number;
}

/** Waits until the device has stored this draft. An earlier reload would restore the previous draft. */
export async function draftIsKept(page: Page, wanted: Held): Promise<void> {
  const held = () =>
    page.evaluate(
      () =>
        new Promise<Held[]>((resolve, reject) => {
          const opening = indexedDB.open('tero');
          opening.onerror = () => reject(opening.error);
          opening.onsuccess = () => {
            const db = opening.result;
            const reading = db.transaction('drafts').objectStore('drafts').getAll();
            reading.onerror = () => reject(reading.error);
            reading.onsuccess = () => {
              db.close();
              resolve(
                reading.result.map(({ form, values, photos }) => ({
                  // the name of a begun thing ends with its id
                  form: form.split('#')[0],
                  fields: values.fields,
                  photos: photos.length,
                })),
              );
            };
          };
        }),
    );
  await expect.poll(held).toContainEqual(wanted);
}
