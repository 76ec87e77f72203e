/** True once the browser was asked in this visit. */
let isAsked = false;

/**
 * Asks the browser never to clear this storage by itself. Call it when the device has data that are nowhere else, or
 * the app is installed: browsers then agree without a question, or with a question that people understand.
 */
export async function keepStorage(): Promise<void> {
  const storage = navigator.storage as Partial<StorageManager> | undefined;
  if (isAsked || !storage?.persist) return;
  isAsked = true;
  // a refusal changes nothing: the settings say whether the storage is safe
  if (!(await storage.persisted?.())) await storage.persist();
}
