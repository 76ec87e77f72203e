/** Yields what a source yields, and lets the source make the next value meanwhile. */
export async function* ahead<T>(source: AsyncGenerator<T>): AsyncGenerator<T> {
  for (let next = source.next(); ; ) {
    const { value, done } = await next;
    if (done) return;
    next = source.next();
    // the consumer gets the error; without this handler an earlier failure would leave it unhandled
    next.catch(() => undefined);
    yield value;
  }
}
