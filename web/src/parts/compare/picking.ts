import { create } from 'zustand';

/** Whether lists offer to pick services for a comparison in place of the heart. Apart, since first screens ask for it. */
export const usePicking = create<{ isPicking: boolean }>(() => ({ isPicking: false }));
