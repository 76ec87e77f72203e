import { create } from 'zustand';

/** Holds whether a new version has been fetched and its prompt is on the screen. */
export const useUpdateWaiting = create<{ waiting: boolean }>(() => ({ waiting: false }));
