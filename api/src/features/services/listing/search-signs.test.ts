import type { Listing } from '@tero/shared/contract/services';
import { beforeAll, expect, it } from 'vitest';
import { startHarness } from '../../../../test/harness.ts';
import { createProvider } from '../../../../test/people.ts';
import { createService } from '../../../../test/services.ts';

const h = await startHarness();

const search = async (q: string) => {
  const path = `/api/search/services?q=${encodeURIComponent(`%${q}%`)}`;
  const { status, body } = await h.call<Omit<Listing, 'success'>>('GET', path);
  expect(status).toBe(200);
  return { titles: body.services.map(({ title }) => title), categories: body.understood?.categories };
};

beforeAll(async () => {
  const provider = await createProvider(h, { entitled: true });
  const some: Parameters<typeof createService>[2][] = [
    { title: 'Cañerías de P.V.C. y termofusión', category: 'Sanitario' },
    { title: 'Destapaciones 24/7', category: 'Sanitario' },
    { title: 'Instalación de A/C de 12.000 BTU', description: 'Split 9.000 y 18000btu, gas R-410A.' },
    { title: 'Firma U.T.E. y tableros de 220v', description: 'Luces L.E.D. en toda la casa.' },
    { title: 'Clases de C++ y C#', category: 'Clases particulares' },
    { title: 'Niñera c/experiencia', category: 'Cuidado de niños' },
    { title: 'Pintura, presupuesto s/cargo', category: 'Pintura' },
  ];
  for (const given of some) await createService(h, provider, given);
});

const pipes = 'Cañerías de P.V.C. y termofusión';
const cooling = 'Instalación de A/C de 12.000 BTU';
const power = 'Firma U.T.E. y tableros de 220v';
const code = 'Clases de C++ y C#';

it.each([
  // points
  ['p.v.c.', pipes],
  ['pvc', pipes],
  ['caños de P.V.C', pipes],
  ['u.t.e.', power],
  ['firma ute', power],
  ['luces l.e.d.', power],
  // bars
  ['a/a', cooling],
  ['A/C', cooling],
  ['instalar a.a.', cooling],
  ['destapación 24/7', 'Destapaciones 24/7'],
  ['destapación 24 hs', 'Destapaciones 24/7'],
  ['niñera c/ experiencia', 'Niñera c/experiencia'],
  ['pintor s/cargo', 'Pintura, presupuesto s/cargo'],
  // numbers and units
  ['12.000 btu', cooling],
  ['12000btu', cooling],
  ['split 9000', cooling],
  ['split 9.000', cooling],
  ['18.000 btu', cooling],
  ['gas r410a', cooling],
  ['tablero 220 v', power],
  // plus and number sign
  ['C++', code],
  ['clases de c++', code],
  ['c#', code],
  ['C ++', code],
  // full width, encoded, pasted
  ['Ｐ．Ｖ．Ｃ．', pipes],
  ['ｓｐｌｉｔ　９０００', cooling],
  ['split%209000', cooling],
  ['ca%C3%B1er%C3%ADas', pipes],
  ['%20split%209000%20', cooling],
  ['split+9000', cooling],
  ['“split 9000”', cooling],
  ['\u202asplit\u00a09000\u202c', cooling],
  ['#pvc', pipes],
])('%j finds %s first (rule SRCH-153)', async (typed, title) => {
  expect((await search(typed)).titles[0]).toBe(title);
});

it.each([
  ['c++', 'clases de programación'],
  ['a/c', 'aire acondicionado'],
  ['t.v.', 'tv'],
  ['arreglo p.c.', 'arreglo de pc'],
  ['electricista 24/7', 'electricista 24 horas'],
  ['pintura x m²', 'pintura'],
  ['50%descuento en pintura', 'descuento en pintura'],
  ['electricista y/o sanitario', 'electricista o sanitario'],
])('%j means what %j means', async (typed, plain) => {
  expect((await search(typed)).categories).toEqual((await search(plain)).categories);
});

it('suggestions read them alike', async () => {
  for (const typed of ['p.v.c', 'pvc', 'P.V.C. y']) {
    const { body } = await h.call('GET', `/api/search/suggestions?q=${encodeURIComponent(typed)}`);
    expect(body, typed).toContainEqual(expect.objectContaining({ title: pipes }));
  }
});

it.each(['+', '/', '...', 'ñ', '%', '%%%', '%zz', '%c3', '%00', '🔧', '++--'])(
  '%j is a search like others',
  async (typed) => {
    await search(typed);
  },
);
