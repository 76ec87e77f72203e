import WifiOff from 'lucide-react/icons/wifi-off';
import type { ReactNode } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { OfflineState } from '../../../../ui/StateCard.tsx';
import { GroupedResults } from '../answer/GroupedResults.tsx';
import type { SeenListing } from './offline-listing.ts';

interface SeenResultsProps {
  seen: SeenListing;
  ways: ReactNode;
  onRetry: () => void;
}

/** The results from the device's cache, with a note that they are incomplete. */
export function SeenResults({ seen, ways, onRetry }: SeenResultsProps) {
  const where = placeWords(seen);
  if (seen.total === 0) {
    return (
      <OfflineState
        message={`${seen.searched === 0 ? noneKnown : `Buscamos en ${where} y ninguno coincide.`} Cuando vuelva la señal buscamos en todos.`}
        onRetry={onRetry}
        actions={ways}
      />
    );
  }
  return (
    <div className="flex flex-col gap-5">
      <SeenNote onRetry={onRetry}>Buscamos en {where}.</SeenNote>
      <GroupedResults services={seen.services} category={seen.answer?.understood?.categories[0]?.name} />
    </div>
  );
}

const noneKnown = 'De los servicios guardados en este dispositivo no tenemos los días ni la duración.';

/** Says which cached services were searched. */
export function SeenNote({ children, onRetry }: { children: ReactNode; onRetry: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-card bg-warn-ground px-4 py-2 text-warn-ink">
      <WifiOff size={20} aria-hidden="true" className="shrink-0" />
      <p className="min-w-0 grow basis-40 py-1">{children}</p>
      <Button variant="ghost" size="sm" onClick={onRetry} className="text-warn-ink!">
        Reintentar
      </Button>
    </div>
  );
}

function placeWords({ searched, needsDetails }: SeenListing): string {
  const known = needsDetails ? ' de los que tenemos el detalle' : '';
  if (searched === 1) return `el único servicio guardado en este dispositivo${known && ' con su detalle'}`;
  return `los ${searched} servicios guardados en este dispositivo${known}`;
}
