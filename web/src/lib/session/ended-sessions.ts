import { sessionIdOf } from './session-id.ts';

/**
 * Storage key of the sessions that ended on this device, ids only, newest first. The app never reads one of them again,
 * even if a slow disk, a sleeping tab or a reopened one still has it.
 */
export const endedKey = 'tero.ended';
const most = 10;

export function noteEnded(token: string): void {
  const id = sessionIdOf(token);
  if (!id) return;
  try {
    localStorage.setItem(endedKey, JSON.stringify([id, ...read().filter((other) => other !== id)].slice(0, most)));
  } catch {
    // storage is full or blocked: the device's copy is ended all the same
  }
}

export function hasEnded(token: string): boolean {
  return read().includes(sessionIdOf(token));
}

function read(): string[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(endedKey) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}
