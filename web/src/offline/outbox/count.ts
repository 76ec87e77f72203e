import { create } from 'zustand';

/**
 * The number of items of the account in use that have not arrived. In its own file, so that the bars do not load the
 * whole outbox.
 */
export const useUnsentCount = create<{ count: number }>(() => ({ count: 0 }));
