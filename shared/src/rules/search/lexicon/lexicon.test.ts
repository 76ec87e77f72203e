import { expect, it } from 'vitest';
import places from '../../../../data/uruguay-places.json' with { type: 'json' };
import { fold } from '../../text/text.ts';
import { allConcepts } from './all.ts';
import { absent } from './general/absent.ts';
import { fillers } from './general/spoken.ts';

const slugs = new Set([
  ...['sanitario', 'electricidad', 'carpinteria', 'pintura', 'albanileria', 'jardineria', 'limpieza-del-hogar'],
  ...['cuidado-de-mascotas', 'cuidado-de-adultos-mayores', 'cuidado-de-ninos', 'clases-particulares', 'idiomas'],
  ...['entrenamiento-fisico', 'musica', 'reparacion-de-computadoras', 'soporte-tecnico', 'diseno-web'],
  'redes-y-conectividad',
]);

it('names only categories that there are', () => {
  for (const { weights, forms } of allConcepts) {
    for (const slug of Object.keys(weights)) expect(slugs, forms[0]).toContain(slug);
    for (const weight of Object.values(weights)) expect(weight, forms[0]).toBeGreaterThan(0);
  }
  for (const { related, name } of absent) for (const slug of related) expect(slugs, name).toContain(slug);
  expect(new Set(absent.map(({ name }) => name)).size).toBe(absent.length);
});

it('has about what people say, and no empty form', () => {
  const forms = allConcepts.flatMap((concept) => concept.forms);
  expect(forms.length).toBeGreaterThan(2500);
  for (const form of forms) expect(fold(form).length, form).toBeGreaterThan(1);
});

it('has no single word that is glue in a search, and none that is a trade and a filler', () => {
  const glue = new Set(fillers.filter(([group]) => group === 'glue').flatMap(([, all]) => all.map(fold)));
  for (const form of allConcepts.flatMap((concept) => concept.forms)) expect(glue.has(fold(form)), form).toBe(false);
  const fill = new Set(fillers.flatMap(([, all]) => all.map(fold)));
  const decided = new Set(['personal', 'particulares', 'service']);
  const trades = allConcepts.filter(({ kind }) => kind === 'trade').flatMap(({ forms }) => forms.map(fold));
  expect(trades.filter((form) => fill.has(form) && !decided.has(form))).toEqual([]);
});

it('has places by hand that stand in the list', async () => {
  const { default: neighbours } = await import('../../../../data/neighbours.json', { with: { type: 'json' } });
  for (const [department, table] of Object.entries(neighbours as Record<string, Record<string, string[]>>)) {
    const known: readonly string[] =
      department === 'Uruguay' ? Object.keys(places) : ((places as Record<string, string[]>)[department] ?? []);
    for (const [place, list] of Object.entries(table))
      for (const name of [place, ...list]) expect(known).toContain(name);
  }
});
