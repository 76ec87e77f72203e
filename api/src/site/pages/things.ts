import { priceLabel } from '@tero/shared/rules/money/price';
import { placeLabel } from '@tero/shared/rules/places/coverage';
import { ratedWords } from '@tero/shared/rules/site/share-words';
import { address } from '@tero/shared/rules/text/address';
import { excerpt } from '@tero/shared/rules/text/text';
import { AppError } from '../../core/errors.ts';
import type { Deps } from '../../deps/deps.ts';
import { view as postOf } from '../../features/posts/service.ts';
import { publicProfile } from '../../features/providers/service.ts';
import { ofService } from '../../features/reviews/service.ts';
import { detail } from '../../features/services/service.ts';
import { coverOf, type Picture } from '../head/picture.ts';
import { providerThing, serviceThing } from '../head/service-things.ts';
import { postThing } from '../head/site-things.ts';
import type { Finder } from './finder.ts';
import { missingStatus } from './gone.ts';
import { home } from './texts.ts';

const described = 160;
const titled = 80;
/** The newest reviews that a page's head is written from: some may not count. */
const readReviews = 30;

/** Returns null in place of the error that says that there is none. */
export async function orNull<T>(read: Promise<T>): Promise<T | null> {
  return read.catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  });
}

const readService = ({ db, clock }: Deps, id: number) => orNull(detail(db, id, null, clock.now()));
type ReadService = NonNullable<Awaited<ReturnType<typeof readService>>>;

export const servicePage: Finder = async (deps, { params, path }) => {
  const id = Number(params.id);
  const service = await readService(deps, id);
  if (!service) return { missing: await missingStatus(deps.db, 'services', id) };
  const reviews = service.reviews_count > 0 ? await ofService(deps, id, null, readReviews) : [];
  const place = placeLabel(service.coverage_area);
  const words = [priceLabel(service), ratedWords(service), place, service.description];
  return {
    head: {
      title: service.title,
      description: excerpt(words.filter(Boolean).join(' · '), described),
      picture: servicePicture(service),
      crumbs: [...crumbsOf(service), { name: service.title, path }],
      things: [serviceThing(service, reviews, deps.config.publicUrl)],
    },
  };
};

/** The address of the picture of a service's link: its version changes with whatever is drawn. */
function servicePicture(service: ReadService): Picture {
  const { id, title, images, coverage_area, rating, reviews_count } = service;
  return {
    subject: { kind: 'service', key: String(id) },
    drawn: {
      title,
      line: placeLabel(coverage_area),
      price: priceLabel(service),
      rated: ratedWords({ rating, reviews_count }),
      cover: coverOf(images[0]?.image_url),
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

const readProvider = ({ db }: Deps, id: number) => orNull(publicProfile(db, id));
type ReadProvider = NonNullable<Awaited<ReturnType<typeof readProvider>>>;

const nameOf = ({ company_name, name }: { company_name: string | null; name: string }) => company_name ?? name;

export const providerPage: Finder = async (deps, { params, path }) => {
  const id = Number(params.id);
  const provider = await readProvider(deps, id);
  // never 410: up to which id it says so would tell how many accounts there are
  if (!provider) return { missing: 404 };
  const name = nameOf(provider);
  const words = [ratedWords(ratedOf(provider)), provider.service, provider.location, provider.description];
  return {
    head: {
      title: name,
      description: excerpt(words.filter(Boolean).join(' · ') || `${name} en Tero`, described),
      kind: 'profile',
      // a profile without anything on it is a page that says nothing
      open: provider.services_count > 0 || provider.review_count > 0,
      picture: providerPicture(provider),
      crumbs: [home, { name, path }],
      things: [providerThing(provider, deps.config.publicUrl)],
    },
  };
};

function providerPicture(provider: ReadProvider): Picture {
  return {
    subject: { kind: 'provider', key: String(provider.id) },
    drawn: {
      title: nameOf(provider),
      line: [provider.service, provider.location].filter(Boolean).join(' · '),
      rated: ratedWords(ratedOf(provider)),
      cover: coverOf(provider.profile_image),
    },
  };
}

function ratedOf({ rating, review_count }: ReadProvider) {
  return { rating, reviews_count: review_count };
}

export const providerReviewsPage: Finder = async (deps, { params, path, page }) => {
  const id = Number(params.id);
  const provider = await readProvider(deps, id);
  if (!provider) return { missing: 404 };
  const name = nameOf(provider);
  return {
    head: {
      title: `${page.title} de ${name}`,
      description: excerpt(
        [ratedWords(ratedOf(provider)), `lo que cuentan los clientes de ${name}`].join(': '),
        described,
      ),
      open: provider.review_count > 0,
      picture: providerPicture(provider),
      crumbs: [home, { name, path: address`/provider-profile/${id}` }, { name: 'Reseñas', path }],
    },
  };
};

/** A post's page; a preview does not count as a view. */
export const postPage: Finder = async (deps, { params }) => {
  const id = Number(params.id ?? params.postId);
  const post = await orNull(postOf(deps.db, id, null));
  if (!post) return { missing: await missingStatus(deps.db, 'posts', id) };
  const { title, content, images, Provider } = post;
  const name = nameOf(Provider);
  const path = address`/publicacion/post/${id}`;
  return {
    head: {
      title: excerpt(title, titled),
      description: excerpt(`${name} · ${content}`, described),
      path,
      kind: 'article',
      picture: {
        subject: { kind: 'post', key: String(id) },
        drawn: {
          title: excerpt(content, described),
          line: name,
          cover: coverOf(images[0]?.image_url ?? Provider.profile_image),
        },
      },
      crumbs: [
        home,
        { name, path: address`/provider-profile/${post.provider_id}` },
        { name: excerpt(title, titled), path },
      ],
      things: [postThing(post, deps.config.publicUrl)],
    },
  };
};
