import type { PlacePage } from '@tero/shared/contract/services-places';
import { once } from '@tero/shared/once';
import { placeLabel } from '@tero/shared/rules/places/coverage';
import { findPlace, type PlaceAddress } from '@tero/shared/rules/places/place-slugs';
import { placeText, placeTitle } from '@tero/shared/rules/places/place-words';
import { ratedWords } from '@tero/shared/rules/site/share-words';
import { address } from '@tero/shared/rules/text/address';
import type { Db } from '../../db/schema/database.ts';
import { leavesNamed, listedCount, slugOf } from '../../features/categories/lookup.ts';
import { placePage as read } from '../../features/services/places/service.ts';
import type { Picture } from '../head/picture.ts';
import type { Finder } from './finder.ts';
import { orNull } from './gone.ts';
import { home } from './texts.ts';

const counted = once(() => new Intl.NumberFormat('es-UY'));

/**
 * Returns a category by its own segment of the address, or the address to redirect to: names, ids and aliases lead
 * there (rule FOUND-3).
 */
async function findCategory(db: Db, given: string) {
  const leaves = await leavesNamed(db, given);
  return leaves && { ...leaves, slug: await slugOf(db, leaves.name) };
}

export const categoryPage: Finder = async ({ db }, { params }) => {
  const category = await findCategory(db, params.categoria ?? '');
  if (!category) return { missing: 404 };
  const { name, slug, ids } = category;
  const path = categoryAddress(slug);
  if (params.categoria !== slug) return { to: path };
  const total = await listedCount(db, ids);
  const line = total === 1 ? '1 servicio en todo Uruguay' : `${counted().format(total)} servicios en todo Uruguay`;
  return {
    head: {
      title: name,
      description: `${name}: ${line}. Compará precios, zonas y reseñas, y contactá por WhatsApp a quien elijas.`,
      open: total > 0,
      picture: { subject: { kind: 'category', key: slug }, drawn: { title: name, line, cover: null } },
      crumbs: [home, { name: 'Servicios', path: '/servicios' }, { name, path }],
    },
  };
};

export const placePage: Finder = async (deps, { params, path }) => {
  const category = await findCategory(deps.db, params.categoria ?? '');
  const place = findPlace(params.departamento ?? '', params.barrio);
  if (!category || !place) return { missing: 404 };
  const own = placeAddress(category.slug, place);
  if (path !== own) return { to: own };
  const page = await orNull(read(deps, category.slug, { ...place, neighborhood: place.neighborhood ?? undefined }));
  if (!page) return { missing: 404 };
  return {
    head: {
      title: placeTitle(page),
      description: placeText(page),
      picture: placePicture(page),
      crumbs: crumbsOf(page),
    },
  };
};

function placePicture(page: PlacePage): Picture {
  const key = [page.category.slug, page.department, page.neighborhood].filter(Boolean).join('.');
  const line = placeText({ ...page, reviews_count: 0 });
  return {
    subject: { kind: 'place', key },
    drawn: { title: placeTitle(page), line, rated: ratedWords(page), cover: null },
  };
}

function crumbsOf({ category, area, department, neighborhood }: PlacePage) {
  const within = area.split(', ').at(-1) ?? area;
  const whole = { department, neighborhood: null };
  return [
    home,
    { name: category.name, path: categoryAddress(category.slug) },
    { name: within, path: placeAddress(category.slug, whole) },
    ...(neighborhood
      ? [{ name: placeLabel(area), path: placeAddress(category.slug, { department, neighborhood }) }]
      : []),
  ];
}

export function categoryAddress(slug: string): string {
  return address`/servicios/categoria/${slug}`;
}

export function placeAddress(category: string, { department, neighborhood }: PlaceAddress): string {
  const whole = address`/servicios/categoria/${category}/${department}`;
  return neighborhood === null ? whole : whole + address`/${neighborhood}`;
}
