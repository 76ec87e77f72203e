import type { ReactNode } from 'react';
import { OfflineState } from '../../../../common/OfflineState.tsx';
import { SeenNote } from '../../seen/SeenNote.tsx';
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
        message={`${seen.searched === 0 ? noneKnown : `Buscamos en ${where} y ninguno coincide.`} Cuando vuelva la conexión buscamos en todos.`}
        onRetry={onRetry}
        actions={ways}
      />
    );
  }
  return (
    <div className="flex flex-col gap-5">
      <SeenNote onRetry={onRetry}>Buscamos en {where}.</SeenNote>
      <GroupedResults services={seen.services} understood={seen.answer?.understood} />
    </div>
  );
}

const noneKnown = 'De los servicios guardados en este dispositivo no tenemos los días ni la duración.';

function placeWords({ searched, needsDetails }: SeenListing): string {
  const known = needsDetails ? ' de los que tenemos el detalle' : '';
  if (searched === 1) return `el único servicio guardado en este dispositivo${known && ' con su detalle'}`;
  return `los ${searched} servicios guardados en este dispositivo${known}`;
}
