/**
 * Returns a function that makes a value when it is first asked for: a formatter of Intl costs a start some milliseconds.
 * A promise that failed is made anew by whoever asks next.
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
