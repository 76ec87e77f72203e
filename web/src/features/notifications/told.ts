type Listener = (type: string) => void;

const listeners = new Set<Listener>();

/** Calls back with the type of each notice that comes, until the returned function is called (rule NOTI-87). */
export function onNotice(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Says that a notice of this type has come. */
export function tellNotice(type: string): void {
  for (const listener of listeners) listener(type);
}
