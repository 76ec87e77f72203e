import type { OfferedPlace } from '@tero/shared/contract/services-places';
import { placeLabel } from '@tero/shared/rules/places/coverage';
import { address } from '@tero/shared/rules/text/address';
import { Link } from 'react-router-dom';

/** Links to the pages of a category in its places (rule FOUND-5); shows nothing if there are none. */
export function PlaceLinks({ category, places }: { category: string; places: readonly OfferedPlace[] }) {
  if (places.length === 0) return null;
  return (
    <nav aria-labelledby="por-zona">
      <h2 id="por-zona" className="mb-2 text-xl">
        Por zona
      </h2>
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {places.map((place) => (
          <li key={place.area}>
            <Link
              to={placePath(category, place)}
              className="inline-flex min-h-11 items-center font-semibold text-link hover:underline"
            >
              {placeLabel(place.area)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function placePath(category: string, { department, neighborhood }: OfferedPlace): string {
  if (neighborhood === null) return address`/servicios/categoria/${category}/${department}`;
  return address`/servicios/categoria/${category}/${department}/${neighborhood}`;
}
