/** Makes a function that runs work of one name once at a time. Callers who ask meanwhile get the same result. */
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
