import { priceLabel } from '@tero/shared/rules/money/price';
import { placeLabel } from '@tero/shared/rules/places/coverage';
import { backWords } from '@tero/shared/rules/services/pause';
import { ratedWords } from '@tero/shared/rules/site/share-words';
import { address } from '@tero/shared/rules/text/address';
import type { Deps } from '../../deps/deps.ts';
import { ofService } from '../../features/reviews/service.ts';
import { detail } from '../../features/services/service.ts';
import { coverOf, type Picture } from '../head/picture.ts';
import { serviceThing } from '../head/service-things.ts';
import { described } from './described.ts';
import type { Finder } from './finder.ts';
import { missingStatus, orNull } from './gone.ts';
import { home } from './texts.ts';

/** The number of newest reviews from which a page's head is written; some of them may not count. */
const readReviews = 30;

/** Returns a service as visitors read it. */
export const readService = ({ db, clock }: Deps, id: number) => orNull(detail(db, id, null, clock.now()));
type ReadService = NonNullable<Awaited<ReturnType<typeof readService>>>;

export const servicePage: Finder = async (deps, { params, path }) => {
  const id = Number(params.id);
  const service = await readService(deps, id);
  if (!service) return { missing: await missingStatus(deps.db, 'services', id) };
  const reviews = service.reviews_count > 0 ? await ofService(deps, id, null, readReviews) : [];
  const place = placeLabel(service.coverage_area);
  const back = service.pause && backWords(service.pause);
  const words = [back, priceLabel(service), ratedWords(service), place, service.description];
  return {
    head: {
      title: service.title,
      description: described(words.filter(Boolean).join(' · ')),
      picture: servicePicture(service),
      crumbs: [...crumbsOf(service), { name: service.title, path }],
      things: [serviceThing(service, reviews, deps.config.publicUrl)],
    },
  };
};

/** Returns the address of the picture for a service's link. Its version changes with the drawn content. */
export function servicePicture(service: ReadService): Picture {
  const { id, title, images, provider, coverage_area, rating, reviews_count } = service;
  return {
    subject: { kind: 'service', key: String(id) },
    drawn: {
      title,
      line: placeLabel(coverage_area),
      price: priceLabel(service),
      rated: ratedWords({ rating, reviews_count }),
      cover: coverOf(images[0]?.image_url ?? provider.profile_image),
    },
  };
}

function crumbsOf({ category, category_slug }: ReadService) {
  return [home, { name: category, path: address`/servicios/categoria/${category_slug}` }];
}

export const serviceReviewsPage: Finder = async (deps, { params, path }) => {
  const id = Number(params.id);
  const service = await readService(deps, id);
  if (!service) return { missing: await missingStatus(deps.db, 'services', id) };
  const { title, reviews_count } = service;
  const own = { name: title, path: address`/servicios/${id}` };
  return {
    head: {
      title: `Reseñas de ${title}`,
      description: reviews_count > 0 ? `${ratedWords(service)}: lo que cuentan quienes contrataron ${title}.` : title,
      open: reviews_count > 0,
      picture: servicePicture(service),
      crumbs: [...crumbsOf(service), own, { name: 'Reseñas', path }],
    },
  };
};
