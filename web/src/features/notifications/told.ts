type Listener = (type: string) => void;

const listeners = new Set<Listener>();

/** Calls the listener with the type of each new notification until the returned function is called (rule NOTI-87). */
export function onNotice(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Calls all listeners with the type of a new notification. */
export function tellNotice(type: string): void {
  for (const listener of listeners) listener(type);
}
