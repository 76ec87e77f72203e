import { expect, test } from 'vitest';
import { linksSince, linkUntil } from './link-days.ts';
import { preselected } from './preselected.ts';
import { inquiryText } from './words.ts';

const texts = { what: 'Cambiar un enchufe', place: 'Pocitos', timing: 'esta semana' };

test('a chat says all, that others were asked, and not who (rules ASK-3 and ASK-5)', () => {
  const link = 'https://tero.example/pedido/abc';
  expect(inquiryText(texts, { title: 'Electricidad', others: 2, link, hasPhotos: true })).toBe(
    'Hola, te escribo por tu servicio "Electricidad" en Tero.\n\n' +
      'Qué necesito: Cambiar un enchufe\nDónde: Pocitos\nCuándo: esta semana\n' +
      'Mi pedido, con fotos: https://tero.example/pedido/abc\n\n' +
      'Les pregunté lo mismo a otros 2 proveedores de Tero.',
  );
  const alone = inquiryText(texts, { title: 'Electricidad', others: 0, link: null, hasPhotos: false });
  expect(alone).not.toMatch(/Mi pedido|pregunté/);
  const one = inquiryText(texts, { title: 'Electricidad', others: 1, link, hasPhotos: false });
  expect(one).toContain('\nMi pedido: https://tero.example/pedido/abc\n');
  expect(one).toContain('a otro proveedor de Tero.');
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
