import type { Channel } from '@tero/shared/rules/notifications';
import type { PushState } from '../push/use-push-state.ts';

/**
 * Returns the text beside a channel's switch. Push may be on although this device receives nothing. The text then says
 * what is missing, unless the browser does not support push.
 */
export function channelState(channel: Channel, enabled: boolean, push: PushState): string {
  if (!enabled) return 'Desactivado';
  const isMissingHere = channel === 'push' && push !== 'on' && push !== 'unsupported';
  return isMissingHere ? 'Falta activarlas en este dispositivo' : 'Activado';
}
