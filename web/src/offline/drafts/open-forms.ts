const open = new Set<() => Promise<void>>();

/** Registers how an open form stores its last text; the returned function ends that. */
export function whileOpen(store: () => Promise<void>): () => void {
  open.add(store);
  return () => open.delete(store);
}

/** Resolves once the open forms have stored their texts: call it before looking at what an account leaves behind. */
export async function storeOpenForms(): Promise<void> {
  await Promise.allSettled([...open].map((store) => store()));
}
