const open = new Set<() => Promise<void>>();

/** Registers how an open form stores what was typed last; the returned function ends that. */
export function whileOpen(store: () => Promise<void>): () => void {
  open.add(store);
  return () => open.delete(store);
}

/** Resolves once what was typed into the open forms is stored: before it is asked what an account leaves behind. */
export async function storeOpenForms(): Promise<void> {
  await Promise.allSettled([...open].map((store) => store()));
}
