import type { OfferedPlace, PlacePage } from '@tero/shared/contract/services-places';
import { limits } from '@tero/shared/limits';
import { toPesos } from '@tero/shared/rules/money/money';
import { coverageKeys } from '@tero/shared/rules/places/coverage';
import { type AddressedPlace, findPlace, placeOfArea } from '@tero/shared/rules/places/place-slugs';
import { usualPrice } from '@tero/shared/rules/places/usual-price';
import { averageRating } from '@tero/shared/rules/ratings';
import { minute } from '@tero/shared/rules/time/durations';
import { found } from '../../../core/errors.ts';
import { keptAnswers } from '../../../core/kept-answers.ts';
import type { Deps } from '../../../deps/deps.ts';
import { leavesNamed, slugOf } from '../../categories/lookup.ts';
import { countUpTo, readPrices, type Selection, sumRatings } from '../listing/repository.ts';
import * as places from './repository.ts';

const unknown = 'No hay servicios de esa categoría en esa zona';

/** What counts the services of a place is not read with each call (rule FOUND-6): some hundred bytes each. */
const kept = keptAnswers({ keptFor: 10 * minute, most: 2000 });

type Named = NonNullable<Awaited<ReturnType<typeof leavesNamed>>>;

/** The departments where a category is offered, those with the most services first. */
export async function departmentsOf({ db, clock }: Deps, category: string): Promise<OfferedPlace[]> {
  const { ids } = found(await leavesNamed(db, category), unknown);
  return kept(db, `${ids}`, clock.now(), async () => offered(await places.countDepartments(db, ids)));
}

/** A category in a place: 404 where no service is of there (rule FOUND-5). */
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
  return { category: { name: leaves.name, slug: await slugOf(db, leaves.name) }, ...place, ...counted };
}

async function figures({ db }: Deps, selection: Selection) {
  const total = await countUpTo(db, selection);
  const prices = await readPrices(db, selection, limits.usualPriceSample);
  const { rating_total, reviews_count } = await sumRatings(db, selection);
  const asked = prices.map(({ provider_id, payment_type, price_low }) => {
    return { provider_id, payment_type, price: toPesos(price_low ?? 0) };
  });
  return {
    total: Math.min(total, limits.countedTotal),
    totalIsFloor: total > limits.countedTotal,
    usual_price: usualPrice(asked) as PlacePage['usual_price'],
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

/** The places that have an address: not the country, and none that is not listed. */
function offered(rows: readonly { area: string; count: number }[]): OfferedPlace[] {
  return rows.flatMap(({ area, count }) => {
    const place = placeOfArea(area);
    return place ? [{ ...place, count: Number(count) }] : [];
  });
}
