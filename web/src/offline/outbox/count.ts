import { create } from 'zustand';

/** How many things of the account in use have not arrived; apart, so that the bars need not the whole outbox. */
export const useUnsentCount = create<{ count: number }>(() => ({ count: 0 }));
