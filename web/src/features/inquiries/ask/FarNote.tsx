import type { InquiryCandidate } from '@tero/shared/contract/inquiries';
import { preselected, reachOf } from '@tero/shared/rules/inquiries/preselected';
import { placeLabel } from '@tero/shared/rules/places/coverage';
import { address } from '@tero/shared/rules/text/address';
import { Link } from 'react-router-dom';
import { Button } from '../../../ui/Button.tsx';
import { useIsSomebodyIn } from '../queries.ts';
import { farWords } from './choice-words.ts';

interface FarNoteProps {
  candidates: readonly InquiryCandidate[];
  /** ids of services */
  chosen: readonly number[];
  /** what was searched for; '' without a search */
  searched: string;
  /** the places that 'Dónde' names */
  places: readonly string[];
  onChoose: (ids: number[]) => void;
}

/**
 * Says below 'Dónde' which chosen providers do not work there, and links to those who do. It removes nobody by itself
 * (rule ASK-2).
 */
export function FarNote({ candidates, chosen, searched, places, onChoose }: FarNoteProps) {
  const [area = ''] = places;
  const asked = candidates.filter(({ service_id }) => chosen.includes(service_id));
  const far = asked.filter((one) => reachOf(one, places) === 'far');
  const others = asked.filter((one) => !far.includes(one)).map(({ service_id }) => service_id);
  const isFar = far.length > 0 && places.length === 1;
  const isSomebodyThere = useIsSomebodyIn(searched, isFar ? area : undefined);
  const near = candidates.filter((one) => ['here', 'near'].includes(reachOf(one, places) ?? 'far'));
  return (
    <div role="status" className="text-sm empty:hidden sm:order-last sm:col-span-2">
      {far.length > 0 && (
        <div className="flex flex-col items-start gap-2 rounded-control bg-warn-ground px-4 py-3 text-warn-ink">
          <p className="wrap-anywhere">
            {farWords(
              far.map(({ provider_name }) => provider_name),
              places.length === 1 ? placeLabel(area) : null,
            )}
          </p>
          <div className="flex flex-wrap gap-x-4 gap-y-2">
            {near.length > 0 && (
              <Button
                variant="outline"
                size="sm"
                onClick={() => onChoose(others.length > 0 ? others : preselected(near, places))}
              >
                {others.length > 0
                  ? far.length === 1
                    ? 'Quitar al que no trabaja ahí'
                    : 'Quitar a los que no trabajan ahí'
                  : 'Elegir a los que trabajan ahí'}
              </Button>
            )}
            {isSomebodyThere && (
              <Link
                to={address`/servicios?q=${searched}&coverageArea=${area}`}
                className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4 sm:min-h-9"
              >
                Buscar en {placeLabel(area)}
              </Link>
            )}
          </div>
        </div>
      )}
    </div>
  );
}
