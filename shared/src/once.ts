/**
 * Returns a function that makes its value at the first call, because a formatter of Intl slows a start by some
 * milliseconds. After a failed promise the next call makes a new one.
 */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    if (made) return made.value;
    const value = make();
    made = { value };
    if (value instanceof Promise) {
      value.catch(() => {
        made = undefined;
      });
    }
    return value;
  };
}
