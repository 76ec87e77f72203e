import { articles } from '@tero/shared/content/articles';
import { type LegalName, legalVersions } from '@tero/shared/rules/policies';
import { address } from '@tero/shared/rules/text/address';
import { storedContent } from '../../features/operator/content.ts';
import { seatsLeft } from '../../features/subscriptions/service.ts';
import type { Head } from '../head/head.ts';
import { articleThing, helpThing, openingThing, ownOrganization, webSite } from '../head/site-things.ts';
import type { Asked, Finder } from './finder.ts';

/** Pages whose texts are our own. */
export const homePage: Finder = async ({ config, db }, asked) => ({
  head: {
    ...titlePicture(asked),
    things: [ownOrganization(config.publicUrl, await storedContent(db)), webSite(config.publicUrl)],
  },
});

export const textPage: Finder = (_deps, asked) => ({ head: { ...titlePicture(asked), crumbs: crumbsOf(asked) } });

export const helpPage: Finder = async (deps, asked) => ({
  head: {
    ...titlePicture(asked),
    crumbs: crumbsOf(asked),
    things: [helpThing(await storedContent(deps.db), await seatsLeft(deps))],
  },
});

export const careersPage: Finder = async ({ config, db }, asked) => ({
  head: {
    ...titlePicture(asked),
    crumbs: crumbsOf(asked),
    things: (await storedContent(db)).openings.map((opening) => openingThing(opening, config.publicUrl)),
  },
});

export const articlePage: Finder = ({ config }, asked) => {
  const article = articles.find(({ id }) => String(id) === asked.params.id);
  if (!article) return { missing: 404 };
  const { title, excerpt, id } = article;
  return {
    head: {
      title,
      description: excerpt,
      kind: 'article',
      picture: { subject: { kind: 'article', key: String(id) }, drawn: { title, line: 'Blog de Tero', cover: null } },
      crumbs: [home, { name: 'Blog', path: '/blog' }, { name: title, path: address`/blog/${id}` }],
      things: [articleThing(article, config.publicUrl)],
    },
  };
};

/** Returns how to look up a version of a legal text, which stays readable (rule ACC-101). */
export function legalPage(name: LegalName): Finder {
  return (_deps, asked) =>
    legalVersions[name].some(({ version }) => version === asked.params.version)
      ? { head: { crumbs: crumbsOf(asked) } }
      : { missing: 404 };
}

export const home = { name: 'Inicio', path: '/' };

function crumbsOf({ page }: Asked) {
  return [home, { name: page.title, path: page.canonical ?? page.path }];
}

function titlePicture({ page }: Asked): Pick<Head, 'picture'> {
  const key = (page.canonical ?? page.path).slice(1).replaceAll('/', '.') || 'inicio';
  return {
    picture: { subject: { kind: 'page', key }, drawn: { title: page.title, line: page.description, cover: null } },
  };
}
