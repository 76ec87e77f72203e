/** Gives what a source gives, and lets it make the next one meanwhile. */
export async function* ahead<T>(source: AsyncGenerator<T>): AsyncGenerator<T> {
  for (let next = source.next(); ; ) {
    const { value, done } = await next;
    if (done) return;
    next = source.next();
    // who takes it is told; nobody does after an error of their own
    next.catch(() => undefined);
    yield value;
  }
}
