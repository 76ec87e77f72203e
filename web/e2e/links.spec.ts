import { expect, test } from '@playwright/test';
import { crawl } from './crawl.ts';
import { watchConsole } from './inspection.ts';
import { demo, signIn } from './people.ts';
import { wide } from './sizes.ts';

const people = [
  { who: 'a visitor', email: null, sees: ['/login', '/register', '/subscription-plans', '/servicios/:id'] },
  { who: 'a client', email: demo.client, sees: ['/user-profile', '/favoritos', '/historial', '/register-provider'] },
  { who: 'a provider', email: demo.provider, sees: ['/provider-profile', '/metrics', '/provider-settings'] },
  { who: 'an admin', email: demo.admin, sees: ['/admin'] },
];

/** Paths whose pages are the same for everybody; visitors crawl them. */
const information =
  /^\/(about|ayuda|blog|careers|cookies|faq|friendly-policies|help|how-it-works|policies|privacy|terms)/;
/** Paths whose pages are the same for all accounts; clients crawl them. */
const forAccounts = /^\/(contact|contacto|provider\/|recientes|report|servicios)/;
const forEverybody = new RegExp(`${information.source}|${forAccounts.source}`);

for (const { who, email, sees } of wide ? people : people.filter(({ who }) => /visitor|provider/.test(who))) {
  test(`no link leads nowhere, for ${who}`, async ({ page }) => {
    const complaints = watchConsole(page);
    if (email) await signIn(page, email);
    else await page.goto('/');
    const leaveOut = email === demo.provider || email === demo.admin ? forEverybody : email ? information : undefined;
    const { deadEnds, shapes } = await crawl(page, email ? 1 : 2, leaveOut);
    expect(deadEnds).toEqual([]);
    expect(complaints).toEqual([]);
    expect(shapes).toEqual(expect.arrayContaining(sees));
  });
}
