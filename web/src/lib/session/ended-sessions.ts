import { lasting, readJson } from '../device/storage.ts';
import { sessionIdOf } from './session-id.ts';

/**
 * Storage key of the ids of sessions that ended on this device, newest first. The app never reads these sessions again,
 * even if a slow disk, a sleeping tab or a reopened tab still has one.
 */
export const endedKey = 'tero.ended';
const most = 10;

export function noteEnded(token: string): void {
  const id = sessionIdOf(token);
  if (!id) return;
  lasting.write(endedKey, JSON.stringify([id, ...read().filter((other) => other !== id)].slice(0, most)));
}

export function hasEnded(token: string): boolean {
  return read().includes(sessionIdOf(token));
}

function read(): string[] {
  const ids = readJson(lasting, endedKey);
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
}
