import { expect, test } from 'vitest';
import { saysSomeOf } from './fits.ts';
import { linksSince, linkUntil } from './link-days.ts';
import { nearFirst, preselected, reachOf } from './preselected.ts';
import { inquiryText, resolvedText } from './words.ts';

const texts = { what: 'Cambiar un enchufe', place: 'Pocitos', timing: 'esta semana' };

test('a chat says all, that others were asked, and not who (rules ASK-3 and ASK-5)', () => {
  const link = 'https://tero.example/pedido/abc';
  expect(
    inquiryText(texts, { title: 'Cambio de enchufes', category: 'Electricidad', others: 2, link, hasPhotos: true }),
  ).toBe(
    'Hola, te escribo por tu servicio «Cambio de enchufes» en Tero.\n\n' +
      'Qué necesito: Cambiar un enchufe\nDónde: Pocitos\nCuándo: esta semana\n' +
      'Mi pedido, con fotos: https://tero.example/pedido/abc\n\n' +
      '¿Me pasás un presupuesto?\n\n' +
      'Les pregunté lo mismo a otros 2 proveedores de Tero.',
  );
  const alone = inquiryText(texts, {
    title: 'Electricidad',
    category: undefined,
    others: 0,
    link: null,
    hasPhotos: false,
  });
  expect(alone).not.toMatch(/Mi pedido|pregunté/);
  // by its trade alone: which of its services was found is chance
  expect(alone).toMatch(/^Hola, te encontré en Tero\.\n\nQué necesito: Cambiar un enchufe\n/);
  const one = inquiryText(texts, { title: 'Electricidad', category: undefined, others: 1, link, hasPhotos: false });
  expect(one).toContain('\nMi pedido: https://tero.example/pedido/abc\n');
  expect(one).toContain('a otro proveedor de Tero.');
});

test('those who are not needed any more are told so kindly, and of what (rule ASK-22)', () => {
  expect(resolvedText('Cambiar un enchufe', 'nothing')).toBe(
    'Hola, te había escrito desde Tero por esto: «Cambiar un enchufe». Ya lo resolví con otra persona, así que no hace falta que me pases presupuesto. ¡Gracias igual!',
  );
});

test.each([
  ['pierde la canilla', 'Apertura y cierre de casas de temporada', false],
  ['Pierde la canilla de casa', 'Apertura y cierre de casas de temporada', false],
  ['pérdida de agua', 'Reparación de pérdidas y cañerías rotas', true],
  ['pérdida de agua', 'Reforma sanitaria completa de baño', false],
  ['instalar un aire', 'Instalación de grifería y monocomandos', false],
  ['electricista', 'Instalaciones eléctricas', true],
  ['pintar el frente', 'Pintura de frentes y fachadas', true],
  ['', 'Pintura de frentes', false],
])('what %s asks for, "%s" says: %s', (what, title, says) => {
  expect(saysSomeOf(what, title)).toBe(says);
});

test('what a title says of its trade alone does not name it (rule ASK-3)', () => {
  const damp = 'Sacar la pintura vieja y las manchas de humedad del living';
  expect(saysSomeOf(damp, 'Pintura de rejas y portones', 'Pintura')).toBe(false);
  expect(saysSomeOf(damp, 'Pintura de cielorrasos con humedad', 'Pintura')).toBe(true);
});

test('a link lasts to the end of the thirtieth day in Montevideo (rule ASK-4)', () => {
  // 23:30 of the 10th in Montevideo, the 11th in UTC
  const made = '2026-03-11T02:30:00.000Z';
  expect(linkUntil(made)).toBe('2026-04-09');
  expect(linksSince(new Date('2026-04-10T02:59:59.999Z')) <= made).toBe(true);
  expect(linksSince(new Date('2026-04-10T03:00:00.000Z')) <= made).toBe(false);
});

test('the first four of the trade of the first are chosen beforehand (rule ASK-2)', () => {
  const of = (service_id: number, category: string) => ({ service_id, category });
  const list = [
    of(1, 'Pintura'),
    of(2, 'Jardín'),
    of(3, 'Pintura'),
    of(4, 'Pintura'),
    of(5, 'Pintura'),
    of(6, 'Pintura'),
  ];
  expect(preselected(list)).toEqual([1, 3, 4, 5]);
  expect(preselected([])).toEqual([]);
});

test('who serves the place of a pedido is chosen and stands first, then who is near, and nobody is hidden (rule ASK-2)', () => {
  const of = (service_id: number, category: string, coverage_area?: string) => ({
    service_id,
    category,
    coverage_area,
  });
  const ids = (list: readonly { service_id: number }[]) => list.map(({ service_id }) => service_id);
  const list = [
    of(1, 'Sanitario', 'Punta del Este, Maldonado'),
    of(2, 'Sanitario', 'Unión, Montevideo'),
    of(3, 'Pintura', 'Uruguay'),
    of(4, 'Sanitario'),
    of(5, 'Sanitario', 'Montevideo'),
  ];
  const pocitos = ['Pocitos, Montevideo'];
  expect(list.map((one) => reachOf(one, pocitos))).toEqual(['far', 'near', 'here', undefined, 'here']);
  expect(reachOf({ coverage_area: 'Montevideo' }, [])).toBeUndefined();
  expect(ids(nearFirst(list, pocitos))).toEqual([3, 4, 5, 2, 1]);
  expect(preselected(list, pocitos)).toEqual([4, 5]);
  // one alone is not several
  expect(preselected(list.slice(0, 4), pocitos)).toEqual([2, 4]);
  // nobody near: as without a place
  expect(preselected(list.slice(0, 1), pocitos)).toEqual([1]);
  // when several places share a name, providers who serve any of them
  expect(preselected(list, ['La Paz, Colonia', 'Maldonado'])).toEqual([1, 4]);
});
