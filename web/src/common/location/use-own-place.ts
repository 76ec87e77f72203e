import { useState } from 'react';
import { type PositionFault, readPosition } from '../../lib/device/position.ts';
import { loadNearest } from './nearest.ts';

type Fault = PositionFault | 'far' | 'unloaded';

const words: Record<Fault, string> = {
  denied: 'El navegador no nos deja ver tu ubicación. Elegí el lugar en la lista.',
  unavailable: 'No pudimos saber dónde estás. Elegí el lugar en la lista.',
  far: 'No conocemos ningún lugar cerca de donde estás. Elegí el lugar en la lista.',
  unloaded: 'Sin conexión no pudimos buscar dónde estás. Elegí el lugar en la lista.',
};

/**
 * Finds the known place nearest to the device. The device's coordinates are compared here and never sent (rule
 * SRCH-121).
 */
export function useOwnPlace(onFound: (place: string) => void) {
  const [state, setState] = useState<{ busy: boolean; fault?: string }>({ busy: false });
  async function find() {
    setState({ busy: true });
    const found = await ownPlace();
    if (found in words) return setState({ busy: false, fault: words[found as Fault] });
    setState({ busy: false });
    onFound(found);
  }
  return { ...state, find: () => void find() };
}

async function ownPlace(): Promise<string> {
  const rules = loadNearest();
  const position = await readPosition();
  if (typeof position === 'string') return position;
  const nearest = await rules;
  if (!nearest) return 'unloaded';
  return nearest.nearestPlace(position) ?? 'far';
}
