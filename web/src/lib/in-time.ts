/** Waits for `work`, but no longer than `limit` milliseconds, and whether or not it fails. */
export async function inTime(limit: number, work: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, limit);
  });
  await Promise.race([work, late]).catch(() => undefined);
  clearTimeout(timer);
}
