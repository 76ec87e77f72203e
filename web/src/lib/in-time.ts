/** Waits until `work` settles, for at most `limit` milliseconds. Never rejects. */
export async function inTime(limit: number, work: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, limit);
  });
  await Promise.race([work, late]).catch(() => undefined);
  clearTimeout(timer);
}
