/** Returns a function that makes a value when it is first asked for: a formatter of Intl costs a start some milliseconds. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
