import { useQuery } from '@tanstack/react-query';
import type { ServiceCard } from '@tero/shared/contract/services';
import { loadNearest } from '../../../../common/location/nearest.ts';
import { subject } from '../../../../lib/query/subject.ts';
import { nearHeading, nearText } from './near-words.ts';

const nearest = subject('nearest-services').read({
  call: async (_context, place: string, areas: string) =>
    (await loadNearest())?.nearestOf(place, areas.split('|')) ?? null,
  cache: { never: 'found on this device' },
  staleTime: Number.POSITIVE_INFINITY,
});

interface NearHeadProps {
  place: string;
  services: readonly ServiceCard[];
  /** nobody of what was asked for is at the place */
  nobody: boolean;
}

/** Heads the services of neighbouring places that complete a list, and says how far they are (rule SRCH-110). */
export function NearHead({ place, services, nobody }: NearHeadProps) {
  const areas = services.map(({ coverage_area }) => coverage_area).join('|');
  const { data = null } = useQuery(nearest(place, areas));
  const text = nearText(place, nobody, data);
  return (
    <div className="flex flex-col gap-1">
      <h2 className="text-xl">{nearHeading(place, data?.distance)}</h2>
      {text && <p>{text}</p>}
    </div>
  );
}
