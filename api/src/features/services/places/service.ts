import type { OfferedPlace, PlacePage } from '@tero/shared/contract/services-places';
import { limits } from '@tero/shared/limits';
import { country, coverageKeys } from '@tero/shared/rules/places/coverage';
import { type AddressedPlace, findPlace, placeOfArea } from '@tero/shared/rules/places/place-slugs';
import { averageRating } from '@tero/shared/rules/ratings';
import { minute } from '@tero/shared/rules/time/durations';
import { found } from '../../../core/errors.ts';
import { resultCache } from '../../../core/result-cache.ts';
import type { Deps } from '../../../deps/deps.ts';
import { leavesNamed, slugOf } from '../../categories/lookup.ts';
import { usualPricesOf } from '../../usual-prices/usual.ts';
import { countUpTo, type Selection, sumRatings } from '../listing/repository.ts';
import * as places from './repository.ts';

const unknown = 'No hay servicios de esa categoría en esa zona';

/**
 * The counts of services by place, some hundred bytes each. The cache saves most calls from reading them (rule
 * FOUND-6).
 */
const kept = resultCache({ ttl: 10 * minute, most: 2000 });

type Named = NonNullable<Awaited<ReturnType<typeof leavesNamed>>>;

/**
 * Returns the departments where a category is offered, those with the most services first, and the category's usual
 * prices in the country.
 */
export async function departmentsOf({ db, clock }: Deps, category: string) {
  const { ids } = found(await leavesNamed(db, category), unknown);
  const count = async () => offered(await places.countDepartments(db, ids));
  return { places: await kept(db, `${ids}`, clock.now(), count), usual: await usualPricesOf(db, ids, country) };
}

/** Returns a category in a place. Throws `not_found` (404) when no service is in that place (rule FOUND-5). */
export async function placePage(
  deps: Deps,
  category: string,
  { department, neighborhood }: { department: string; neighborhood?: string | undefined },
): Promise<PlacePage> {
  const { db, clock } = deps;
  const leaves = found(await leavesNamed(db, category), unknown);
  const place = found(findPlace(department, neighborhood), unknown);
  found((await places.isOffered(db, leaves.ids, place.area)) || null, unknown);
  const filters = { coverageArea: place.area };
  const selection: Selection = { categoryIds: leaves.ids, hits: null, filters: filters as never, now: clock.now() };
  const counted = await kept(db, `${leaves.ids} ${place.area}`, clock.now(), async () => {
    return { ...(await figures(deps, selection)), near: await near(deps, leaves, place) };
  });
  const usual = await usualPricesOf(db, leaves.ids, place.area);
  return { category: { name: leaves.name, slug: await slugOf(db, leaves.name) }, ...place, ...counted, usual };
}

async function figures({ db }: Deps, selection: Selection) {
  const total = await countUpTo(db, selection);
  const { rating_total, reviews_count } = await sumRatings(db, selection);
  return {
    total: Math.min(total, limits.countedTotal),
    totalIsFloor: total > limits.countedTotal,
    rating: averageRating(Number(rating_total), Number(reviews_count)),
    reviews_count: Number(reviews_count ?? 0),
  };
}

async function near({ db }: Deps, { ids }: Named, own: AddressedPlace): Promise<OfferedPlace[]> {
  const rows = await places.countPlaces(db, ids, coverageKeys(own.area).department);
  return offered(rows)
    .filter(({ neighborhood }) => neighborhood !== null && neighborhood !== own.neighborhood)
    .slice(0, limits.nearPlaces);
}

/** Returns the places that have an address of their own: listed places, without the whole country. */
function offered(rows: readonly { area: string; count: number }[]): OfferedPlace[] {
  return rows.flatMap(({ area, count }) => {
    const place = placeOfArea(area);
    return place ? [{ ...place, count: Number(count) }] : [];
  });
}
