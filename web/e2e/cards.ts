import type { Locator, Page } from '@playwright/test';

/** Returns the links to services in the main part of the page; links to categories begin alike. */
export const serviceLinks = (page: Page): Locator =>
  page.getByRole('main').locator('a[href^="/servicios/"]:not([href^="/servicios/categoria/"])');
