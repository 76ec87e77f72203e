import { minute } from '@tero/shared/rules/time/durations';

/** Saves a file made on the page through the browser, like any download. */
export function saveBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // the download has to begin before its URL is revoked
  window.setTimeout(() => URL.revokeObjectURL(url), minute);
}
