import { create } from 'zustand';
import { onServer } from './on-server.ts';
import { lasting } from './storage.ts';

/** The account that has enabled pushes in this browser. Without a record, no account has asked for them here. */
export interface PushRecord {
  accountId: number;
  /** the push address that the server knows; null after signing out, until the same account signs in again */
  endpoint: string | null;
  /** id of the server's row for this browser */
  deviceId: number | null;
}

const key = 'tero.push';

export const usePushRecord = create<{ record: PushRecord | null }>(() => ({ record: parse(lasting.read(key)) }));

export function readPushRecord(): PushRecord | null {
  return usePushRecord.getState().record;
}

export function writePushRecord(record: PushRecord | null): void {
  usePushRecord.setState({ record });
  lasting.write(key, record && JSON.stringify(record));
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

/** Updates the record when another tab changes it, because all tabs share the browser's subscription. */
function followTab(event: StorageEvent): void {
  if (event.key === key || event.key === null) usePushRecord.setState({ record: parse(event.newValue) });
}
if (!onServer) window.addEventListener('storage', followTab);
