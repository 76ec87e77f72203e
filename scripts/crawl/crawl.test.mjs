// Crawls as a machine that runs no code and knows only `/`: finds the pages of the demo, and the forms that it could
// send.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { crawl } from './crawl.mjs';
import { faultsOf, harmfulForms, sharedTitles } from './faults.mjs';
import { openWorld } from './world.mjs';

let world;
let pages;
beforeAll(async () => {
  world = await openWorld();
  pages = await crawl(world.read);
}, 300_000);
afterAll(() => world?.close());

it('reaches every listed service from / in four steps at most', async () => {
  const listed = await world.db.selectFrom('services').select('id').where('listed', '=', 1).execute();
  expect(listed.length).toBeGreaterThan(100);
  const steps = ({ id }) => pages.get(`/servicios/${id}`)?.steps ?? Number.POSITIVE_INFINITY;
  expect(listed.filter((service) => steps(service) > 4)).toEqual([]);
});

it('finds no address with a wrong status, title, description or canonical, and none that should be drawn and is not', () => {
  const wrong = [...pages].map((page) => [page[0], page[1].from, ...faultsOf(page, pages)]);
  expect(wrong.filter(([, , ...faults]) => faults.length > 0)).toEqual([]);
  expect(sharedTitles(pages)).toEqual([]);
  const drawn = [...pages.values()].filter(({ isDrawn }) => isDrawn);
  expect(drawn.length).toBeGreaterThan(250);
});

it('finds no form that would put into an address what belongs in none', () => {
  const forms = [...pages].flatMap(([address, { html }]) => harmfulForms(html).map((form) => [address, form]));
  expect(forms).toEqual([]);
  const withForms = [...pages.values()].filter(({ html }) => html.includes('<form'));
  expect(withForms.length).toBeGreaterThan(100);
});

describe('a form is harmful', () => {
  const box = '<input type="search" name="q"/>';
  it.each([
    ['that sends an email', '<form><input type="email" name="email"/><button type="submit">Ir</button></form>'],
    ['that Enter sends', '<form><input type="password" name="password"/></form>'],
    ['whose button sends by itself', `<form action="/login">${box}<button>Ir</button></form>`],
    ['that sends more than the words', `<form action="/servicios">${box}<textarea name="x"></textarea></form>`],
    ['that posts', `<form action="/servicios" method="post">${box}</form>`],
  ])('%s', (_what, form) => {
    expect(harmfulForms(form)).toEqual([form]);
  });

  it.each([
    ['that searches', `<form action="/servicios">${box}<button type="submit">Buscar</button></form>`],
    ['that waits for the code', '<form><input type="email" name="email"/><button disabled="">Ir</button></form>'],
    ['that will post', '<form method="post"><input name="name"/><button disabled="">Ir</button></form>'],
    ['without names', '<form><input type="text"/><button type="submit">Ir</button></form>'],
  ])('and not one %s', (_what, form) => {
    expect(harmfulForms(form)).toEqual([]);
  });
});
