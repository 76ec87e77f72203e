/** Returns a function that runs work under a name. While it runs, callers with the same name get the same result. */
export function onlyOne() {
  const running = new Map<string, Promise<unknown>>();
  return <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const same = running.get(name) as Promise<T> | undefined;
    if (same) return same;
    const own = work().finally(() => running.delete(name));
    running.set(name, own);
    return own;
  };
}
