/** True once the browser was asked in this visit. */
let isAsked = false;

/**
 * Asks the browser never to clear this storage by itself. Call it when the device has data that exist nowhere else, or
 * when the app is installed. Browsers then agree without a question, or with one that people understand.
 */
export async function keepStorage(): Promise<void> {
  const storage = navigator.storage as Partial<StorageManager> | undefined;
  if (isAsked || !storage?.persist) return;
  isAsked = true;
  // a refusal changes nothing; the settings show whether the storage is persistent
  if (!(await storage.persisted?.())) await storage.persist();
}
