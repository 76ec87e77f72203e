/** Yields the values of a source, and lets the source produce the next value meanwhile. */
export async function* ahead<T>(source: AsyncGenerator<T>): AsyncGenerator<T> {
  for (let next = source.next(); ; ) {
    const { value, done } = await next;
    if (done) return;
    next = source.next();
    // the consumer gets the error later; without this handler the promise would be an unhandled rejection until then
    next.catch(() => undefined);
    yield value;
  }
}
