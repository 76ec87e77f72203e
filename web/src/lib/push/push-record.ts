import { create } from 'zustand';

/** That pushes are wanted in this browser, and by whom. Without it nobody here has asked for them. */
export interface PushRecord {
  accountId: number;
  /** the address that the server knows; null after signing out, until the same account is back */
  endpoint: string | null;
  /** the row that the server keeps for it */
  deviceId: number | null;
}

const key = 'tero.push';

export const usePushRecord = create<{ record: PushRecord | null }>(() => ({ record: parse(read()) }));

export function readPushRecord(): PushRecord | null {
  return usePushRecord.getState().record;
}

export function writePushRecord(record: PushRecord | null): void {
  usePushRecord.setState({ record });
  try {
    if (record) localStorage.setItem(key, JSON.stringify(record));
    else localStorage.removeItem(key);
  } catch {
    // storage is full or blocked: the next start finds no record, and the settings screen says that pushes are off
  }
}

function parse(text: string | null): PushRecord | null {
  try {
    const record = JSON.parse(text ?? 'null') as Partial<PushRecord> | null;
    if (!record || typeof record.accountId !== 'number') return null;
    return {
      accountId: record.accountId,
      endpoint: typeof record.endpoint === 'string' ? record.endpoint : null,
      deviceId: typeof record.deviceId === 'number' ? record.deviceId : null,
    };
  } catch {
    return null;
  }
}

function read(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Other tabs subscribe and unsubscribe the same browser. */
window.addEventListener('storage', (event) => {
  if (event.key === key || event.key === null) usePushRecord.setState({ record: parse(event.newValue) });
});
