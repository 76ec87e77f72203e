import type { Cita } from '@tero/shared/contract/quotes-cita';

interface Reader {
  isOwn: boolean;
  provider: string;
  isAhead: boolean;
}

/** Returns how a cita stands, for who reads it. */
export function standWords(
  { state, side }: Pick<Cita, 'state' | 'side'>,
  { isOwn, provider, isAhead }: Reader,
): string {
  const isMine = (side === 'provider') === isOwn;
  const other = isOwn ? 'tu cliente' : provider;
  if (state === 'called_off') return isMine ? 'La suspendiste.' : `La suspendió ${other}.`;
  if (!isAhead) return 'Esta cita ya pasó.';
  if (state === 'confirmed') return 'Los dos están de acuerdo. Se la recordamos a quien tiene cuenta en Tero.';
  return isMine ? `Falta que la confirme ${other}.` : `La propuso ${other}. Confirmala o proponé otro momento.`;
}
