import { articles } from '@tero/shared/content/articles';
import { openPages } from '@tero/shared/rules/site/open-pages';
import { screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { startHarness } from '../../api/test/harness.ts';
import { headOf, invented, statusOf } from '../../api/test/heads.ts';
import { createClient, createProvider } from '../../api/test/people.ts';
import { writeReview } from '../../api/test/reviews.ts';
import { createService } from '../../api/test/services.ts';
import { open } from './open.tsx';
import { isKnown, legal, names, numbers, outside, promises } from './true-sources.ts';

const h = await startHarness();

/** The tabs of pages, whose content the address alone does not show. */
const tabs: Record<string, readonly string[]> = {
  '/help': ['clientes', 'proveedores'],
  '/how-it-works': ['proveedores'],
  '/careers': ['values', 'benefits'],
};
const fixed = openPages.filter(({ path }) => !path.includes(':')).map(({ path }) => path);
const articlePaths = articles.map(({ id }) => `/blog/${id}`);

interface Page {
  path: string;
  texts: string[];
  links: string[];
  ratings: number;
}

/** Opens a page as a visitor, and reads it down to the end of its footer. */
async function read(path: string): Promise<Page> {
  await open(h, path);
  await screen.findAllByRole('heading', { level: 1 });
  await waitFor(() => expect(document.querySelector('main .animate-pulse')).toBeNull());
  const all = [...document.querySelectorAll('main, main *, footer *')];
  const texts = all.flatMap(({ childNodes }) =>
    [...childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE).map(({ textContent }) => textContent ?? ''),
  );
  const links = [...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? '');
  return { path, texts, links, ratings: document.querySelectorAll('[aria-label*=" de 5"]').length };
}

const numbersIn = (text: string) =>
  [...text.matchAll(/[$\d][\d.,:%]*/g)]
    .map(([token]) => token.replace(/[.,:]+$/, ''))
    .filter((token) => /\d/.test(token));
const namesIn = (text: string) =>
  [
    ...text.matchAll(
      /(?<![.!?¿¡«“:] )(?<!^)\b[A-ZÁÉÍÓÚÑ][a-záéíóúñü]+(?: (?:de |del |la )?[A-ZÁÉÍÓÚÑ][a-záéíóúñü]+)+/gm,
    ),
  ].map(([name]) => name);
const promised =
  /[^.]*\b(garanti\w+|dentro de las?|24 horas|100 ?%|el mejor|líder\w*|miles de|reales|verificamos|priorit\w+|primero cuando|de confianza)\b[^.]*/giu;
const promisesIn = (text: string) => [...text.matchAll(promised)].map(([sentence]) => sentence.trim());

/** All texts of the invented content that could be mistaken for real people's. */
const inventions = [
  ...[invented.founder_name, invented.founder_quote, invented.apply_email, invented.address],
  ...[...invented.hours, ...invented.work_benefits],
  ...invented.testimonials.flatMap(({ name, text, role }) => [name, text, role]),
  ...invented.openings.map(({ title }) => title),
];

test('no page of a Tero says what nobody stands behind: to everybody (rules SUPP-90 and SUPP-94)', async () => {
  const pages: Page[] = [];
  for (const path of [
    ...fixed.flatMap((path) => [path, ...(tabs[path] ?? []).map((tab) => `${path}?tab=${tab}`)]),
    ...articlePaths,
  ]) {
    pages.push(await read(path));
  }
  expect(pages.length).toBeGreaterThan(35);
  const found = (of: (page: Page) => readonly string[], known: typeof numbers) =>
    pages.flatMap((page) =>
      of(page)
        .filter((one) => !isKnown(known, page.path, one))
        .map((one) => `${page.path}: ${one}`),
    );
  const apart = (of: (text: string) => string[]) => (page: Page) =>
    legal.test(page.path) ? [] : page.texts.flatMap(of);
  expect(found(apart(numbersIn), numbers)).toEqual([]);
  expect(found(apart(namesIn), names)).toEqual([]);
  expect(found(apart(promisesIn), promises)).toEqual([]);
  // accounts, phones and mails of somebody
  expect(found(({ links }) => links.filter((link) => /^(?!\/|#)/.test(link)), outside)).toEqual([]);
  // no link within Tero leads to nothing
  const inner = new Set(pages.flatMap(({ links }) => links).filter((link) => link.startsWith('/')));
  for (const link of inner) {
    expect([link, await statusOf(h, link)]).not.toEqual([link, 404]);
  }
  expect(pages.filter(({ ratings }) => ratings > 0).map(({ path }) => path)).toEqual([]);
  for (const { path, texts } of pages) {
    const text = texts.join('\n');
    expect([path, ...inventions.filter((one) => text.includes(one))]).toEqual([path]);
  }
  // every entry of the lists is still in use: none outlives its text
  const said = pages.flatMap(({ texts }) => texts);
  const unused = (known: typeof numbers, of: (text: string) => string[]) =>
    known.flatMap((source) => source.said).filter((one) => !said.some((text) => of(text).includes(one)));
  expect([unused(numbers, numbersIn), unused(names, namesIn), unused(promises, promisesIn)]).toEqual([[], [], []]);
});

test('nor to a crawler, whom it tells of no person, job, rating or account', async () => {
  const known =
    /^(BreadcrumbList|ListItem|Organization|WebSite|SearchAction|EntryPoint|Country|FAQPage|Question|Answer|BlogPosting)$/;
  for (const path of [...fixed, ...articlePaths]) {
    const head = await headOf(h, path);
    const types = [...head.matchAll(/"@type":"(\w+)"/g)].map(([, type = '']) => type);
    expect([path, types.filter((type) => !known.test(type))]).toEqual([path, []]);
    expect(head).not.toMatch(/sameAs|telephone|founder|ratingValue/);
    expect([path, ...inventions.filter((one) => head.includes(one))]).toEqual([path]);
    expect([path, ...promisesIn(head).filter((one) => !isKnown(promises, path, one))]).toEqual([path]);
  }
});

test('on pages of services and providers, people, ratings and prices are those of the database', async () => {
  const provider = await createProvider(h, { entitled: true });
  const service = await createService(h, provider);
  const grown = { created_at: '2025-01-01T00:00:00.000Z', updated_at: '2025-01-01T00:00:00.000Z' };
  await writeReview(h, await createClient(h, grown), service);
  await h.deps.db.updateTable('reviews').set({ counts: 1 }).execute();
  for (const path of [
    '/',
    '/servicios',
    '/recientes',
    '/servicios/categoria/electricidad',
    `/servicios/${service.id}`,
    `/servicios/${service.id}/reviews`,
    `/provider-profile/${provider.id}`,
    `/provider/${provider.id}/reviews`,
  ]) {
    const { texts } = await read(path);
    const all = `${texts.join('\n')}\n${await headOf(h, path)}`;
    expect([path, ...inventions.filter((one) => all.includes(one))]).toEqual([path]);
    expect(all).not.toMatch(/JobPosting|sameAs/);
  }
  const other = await createService(h, provider);
  expect((await read(`/servicios/${other.id}/reviews`)).ratings).toBe(0);
  expect(await headOf(h, `/servicios/${other.id}`)).not.toContain('aggregateRating');
});
