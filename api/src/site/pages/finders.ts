import type { SitePage } from '@tero/shared/rules/site/site-page';
import { askedProfilePage, askedServicePage, invitationPage } from './asking.ts';
import type { Finder } from './finder.ts';
import { categoryPage, placePage } from './lists.ts';
import { postPage } from './posts.ts';
import { cardPage, providerPage, providerReviewsPage } from './providers.ts';
import { servicePage, serviceReviewsPage } from './services.ts';
import { articlePage, careersPage, helpPage, homePage, legalPage, textPage } from './texts.ts';

/** The functions, by path, that look up pages with data, or with more in their head than a title. */
const finders: Readonly<Record<string, Finder>> = {
  '/': homePage,
  '/servicios/categoria/:categoria': categoryPage,
  '/servicios/categoria/:categoria/:departamento': placePage,
  '/servicios/categoria/:categoria/:departamento/:barrio': placePage,
  '/servicios/:id': servicePage,
  '/servicios/:id/reviews': serviceReviewsPage,
  '/servicios/:id/review': serviceReviewsPage,
  '/provider-profile/:id': providerPage,
  '/p/:card': cardPage,
  '/provider/:id/reviews': providerReviewsPage,
  '/provider/:id/reviews/current': providerReviewsPage,
  '/provider/:id/reviews/historical': providerReviewsPage,
  '/r/:serviceId': askedServicePage,
  '/r/p/:providerId': askedProfilePage,
  '/invitacion/:code': invitationPage,
  '/publicacion/post/:id': postPage,
  '/publicacion/:postId': postPage,
  '/help': helpPage,
  '/ayuda': helpPage,
  '/faq': helpPage,
  '/careers': careersPage,
  '/blog/:id': articlePage,
  '/terms/:version': legalPage('terms'),
  '/privacy/:version': legalPage('privacy'),
  '/cookies/:version': legalPage('cookies'),
};

/**
 * Returns the function that looks up a page; null when there is nothing to look up. Every page that people may share
 * has a picture.
 */
export function finderOf({ path, open }: SitePage): Finder | null {
  return finders[path] ?? (open ? textPage : null);
}
