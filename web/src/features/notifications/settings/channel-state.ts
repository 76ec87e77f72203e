import type { Channel } from '@tero/shared/rules/notifications';
import type { PushState } from '../push/use-push-state.ts';

/**
 * Returns what the switch of a channel says. Push may be on while nothing reaches this device: it says what is missing,
 * unless the browser can receive none.
 */
export function channelState(channel: Channel, enabled: boolean, push: PushState): string {
  if (!enabled) return 'Desactivado';
  const isMissingHere = channel === 'push' && push !== 'on' && push !== 'unsupported';
  return isMissingHere ? 'Falta activarlas en este dispositivo' : 'Activado';
}
