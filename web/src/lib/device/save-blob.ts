import { minute } from '@tero/shared/rules/time/durations';

/** Saves a file that the page has made, as a download of the browser. */
export function saveBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // delayed, because the download has to begin before its URL is revoked
  window.setTimeout(() => URL.revokeObjectURL(url), minute);
}
