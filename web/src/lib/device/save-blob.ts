/** Hands a file made here to the browser, which saves it as any download. */
export function saveBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // the download has to begin before its address goes away
  window.setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
