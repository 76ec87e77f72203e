import { expect, test } from 'vitest';
import { findPlace, placeOfArea } from './place-slugs.ts';
import { placeText, placeTitle } from './place-words.ts';
import { type AskedPrice, usualPrice } from './usual-price.ts';

const asked = (provider_id: number, price: number, payment_type = 'por_hora'): AskedPrice => {
  return { provider_id, payment_type, price };
};

test('fewer than five providers tell no usual price, however many services they have', () => {
  expect(usualPrice([])).toBeNull();
  expect(usualPrice([1, 2, 3, 4, 4, 4, 4].map((id) => asked(id, 100 * id)))).toBeNull();
});

test('it is the middle half of the lowest price of each, of the way that most of them name', () => {
  const prices = [asked(1, 100), asked(2, 200), asked(2, 9000), asked(3, 300), asked(4, 400), asked(5, 500)];
  const others = [asked(6, 7000, 'por_trabajo'), asked(7, 8000, 'por_trabajo')];
  expect(usualPrice([...prices, ...others])).toEqual({ payment_type: 'por_hora', low: 200, high: 400, providers: 5 });
});

const figures = { category: { name: 'Electricidad' }, area: 'Pocitos, Montevideo', total: 1, totalIsFloor: false };
const none = { usual_price: null, rating: 0, reviews_count: 0 };

test('the text says what there is a figure of', () => {
  expect(placeTitle(figures)).toBe('Electricidad en Pocitos, Montevideo');
  expect(placeText({ ...figures, ...none })).toBe('Hay 1 servicio de electricidad en Pocitos, Montevideo.');
  const usual_price = { payment_type: 'por_hora', low: 800, high: 1500, providers: 7 };
  expect(placeText({ ...figures, total: 12, usual_price, rating: 4.66, reviews_count: 34 })).toBe(
    'Hay 12 servicios de electricidad en Pocitos, Montevideo. Lo habitual es entre $800 y $1.500 por hora, según 7 ' +
      'proveedores. Sus 34 reseñas les dan 4,7 de 5.',
  );
});

test('a place is found by its address and by its text, however they are written', () => {
  const pocitos = { department: 'montevideo', neighborhood: 'pocitos', area: 'Pocitos, Montevideo' };
  expect(findPlace('Montevideo', 'POCITOS')).toEqual(pocitos);
  expect(placeOfArea('pocitos, montevideo')).toEqual(pocitos);
  expect(findPlace('rio-negro')).toMatchObject({ area: 'Río Negro', neighborhood: null });
  expect(findPlace('maldonado', 'pinares-las-delicias')).toMatchObject({ area: 'Pinares - Las Delicias, Maldonado' });
  // a town that is called like its department has that one's page
  expect(findPlace('rivera', 'rivera')).toEqual(findPlace('rivera'));
  for (const area of ['Uruguay', 'Nada', '']) expect(placeOfArea(area)).toBeNull();
});
