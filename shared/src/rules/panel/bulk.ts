/** Actions on many rows of a list of the panel (rule ADM-130). */
export const bulkActs = ['deactivate', 'activate', 'move', 'message'] as const;
export type BulkAct = (typeof bulkActs)[number];

/** The lists with selectable rows and their actions; a message about services goes to their providers. */
export const bulkTabs = {
  services: ['deactivate', 'activate', 'move', 'message'],
  users: ['message'],
  providers: ['message'],
} as const satisfies Record<string, readonly BulkAct[]>;
export type BulkTab = keyof typeof bulkTabs;

/** The states of a batch: prepared since the preview, then running or waiting, done or sent, and undoing or undone. */
export const bulkStates = ['prepared', 'running', 'done', 'waiting', 'sent', 'undoing', 'undone'] as const;
export type BulkState = (typeof bulkStates)[number];

/** Tells whether an action can be applied to the rows of a list. */
export function isBulkAct(tab: BulkTab, act: BulkAct): boolean {
  return (bulkTabs[tab] as readonly BulkAct[]).includes(act);
}
