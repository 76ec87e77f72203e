import type { Finder } from './finder.ts';
import { categoryPage, placePage } from './lists.ts';
import { postPage } from './posts.ts';
import { providerPage, providerReviewsPage } from './providers.ts';
import { servicePage, serviceReviewsPage } from './services.ts';
import { articlePage, careersPage, helpPage, homePage, pagePicture } from './texts.ts';

/** How the pages are looked up that show something of the database, or say more than their title, by their path. */
export const finders: Readonly<Record<string, Finder>> = {
  '/': homePage,
  '/servicios': pagePicture,
  '/recientes': pagePicture,
  '/how-it-works': pagePicture,
  '/about': pagePicture,
  '/subscription-plans': pagePicture,
  '/register-provider': pagePicture,
  '/blog': pagePicture,
  '/servicios/categoria/:categoria': categoryPage,
  '/servicios/categoria/:categoria/:departamento': placePage,
  '/servicios/categoria/:categoria/:departamento/:barrio': placePage,
  '/servicios/:id': servicePage,
  '/servicios/:id/reviews': serviceReviewsPage,
  '/servicios/:id/review': serviceReviewsPage,
  '/provider-profile/:id': providerPage,
  '/provider/:id/reviews': providerReviewsPage,
  '/provider/:id/reviews/current': providerReviewsPage,
  '/provider/:id/reviews/historical': providerReviewsPage,
  '/publicacion/post/:id': postPage,
  '/publicacion/:postId': postPage,
  '/help': helpPage,
  '/ayuda': helpPage,
  '/faq': helpPage,
  '/careers': careersPage,
  '/blog/:id': articlePage,
};
