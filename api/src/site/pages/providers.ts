import { backWords } from '@tero/shared/rules/services/pause';
import { cardOwner, cardPath } from '@tero/shared/rules/site/card';
import { ratedWords } from '@tero/shared/rules/site/share-words';
import { address } from '@tero/shared/rules/text/address';
import type { Deps } from '../../deps/deps.ts';
import { publicProfile } from '../../features/providers/service.ts';
import type { Head } from '../head/head.ts';
import { coverOf, type Picture } from '../head/picture.ts';
import { providerThing } from '../head/service-things.ts';
import { described } from './described.ts';
import type { Finder } from './finder.ts';
import { orNull } from './gone.ts';
import { home } from './texts.ts';

/** Returns a provider as visitors read its profile. */
export const readProvider = ({ db, clock }: Deps, id: number) => orNull(publicProfile(db, id, clock.now()));
type ReadProvider = NonNullable<Awaited<ReturnType<typeof readProvider>>>;

export const nameOf = ({ company_name, name }: { company_name: string | null; name: string }) => company_name ?? name;

export const providerPage: Finder = async (deps, { params }) => {
  const provider = await readProvider(deps, Number(params.id));
  // never 410, because the highest such id would reveal the number of accounts
  return provider ? { head: profileHead(deps, provider) } : { missing: 404 };
};

/** Finds the page of a provider's short link. An earlier name redirects to the present one (rule CARD-1). */
export const cardPage: Finder = async (deps, { params, path }) => {
  const id = cardOwner(params.card ?? '');
  const provider = id && (await readProvider(deps, id));
  if (!provider) return { missing: 404 };
  const to = cardPath(provider);
  return path === to ? { head: profileHead(deps, provider) } : { to };
};

function profileHead(deps: Deps, provider: ReadProvider): Partial<Head> {
  const path = address`/provider-profile/${provider.id}`;
  const name = nameOf(provider);
  const back = provider.pause && backWords(provider.pause);
  const words = [back, ratedWords(ratedOf(provider)), provider.service, provider.location, provider.description];
  return {
    title: name,
    description: described(words.filter(Boolean).join(' · ') || `${name} en Tero`),
    path,
    kind: 'profile',
    // search engines skip a profile without any service or review
    open: provider.services_count > 0 || provider.review_count > 0,
    picture: providerPicture(provider),
    crumbs: [home, { name, path }],
    things: [providerThing(provider, deps.config.publicUrl)],
  };
}

/** Returns the picture of a provider's link. */
export function providerPicture(provider: ReadProvider): Picture {
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
      description: described([ratedWords(ratedOf(provider)), `lo que cuentan los clientes de ${name}`].join(': ')),
      open: provider.review_count > 0,
      picture: providerPicture(provider),
      crumbs: [home, { name, path: address`/provider-profile/${id}` }, { name: 'Reseñas', path }],
    },
  };
};
