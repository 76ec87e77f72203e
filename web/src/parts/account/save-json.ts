/** Hands a file made here to the browser, which saves it as any download. */
export function saveJson(name: string, data: unknown): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // the download has to begin before its address goes away
  window.setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
