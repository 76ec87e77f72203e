import { expect, test } from 'vitest';
import { channelState } from './channel-state.ts';

test('push says what this device lacks, and no other channel does', () => {
  const missing = 'Falta activarlas en este dispositivo';
  for (const state of ['off', 'install-first', 'denied'] as const) {
    expect(channelState('push', true, state)).toBe(missing);
    expect(channelState('push', false, state)).toBe('Desactivado');
    expect(channelState('email', true, state)).toBe('Activado');
    expect(channelState('sms', true, state)).toBe('Activado');
  }
  for (const state of ['on', 'unsupported'] as const) expect(channelState('push', true, state)).toBe('Activado');
});
