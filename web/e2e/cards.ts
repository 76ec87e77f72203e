import type { Locator, Page } from '@playwright/test';

/** The links to services in the page's main part; those to categories begin alike. */
export const serviceLinks = (page: Page): Locator =>
  page.getByRole('main').locator('a[href^="/servicios/"]:not([href^="/servicios/categoria/"])');
