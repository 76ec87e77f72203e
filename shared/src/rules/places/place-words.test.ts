import { expect, test } from 'vitest';
import { findPlace, placeOfArea } from './place-slugs.ts';
import { placeText, placeTitle } from './place-words.ts';

const figures = { category: { name: 'Electricidad' }, area: 'Pocitos, Montevideo', total: 1, totalIsFloor: false };
const none = { usual: [], rating: 0, reviews_count: 0 };

test('the text says what there is a figure of', () => {
  expect(placeTitle(figures)).toBe('Electricidad en Pocitos, Montevideo');
  expect(placeText({ ...figures, ...none })).toBe('Hay 1 servicio de electricidad en Pocitos, Montevideo.');
  const hourly = { payment_type: 'por_hora', area: 'Montevideo', low: 800, middle: 1000, high: 1400 } as const;
  const whole = { payment_type: 'por_trabajo', area: 'Uruguay', low: 2000, middle: 2000, high: 2000 } as const;
  expect(placeText({ ...figures, total: 12, usual: [hourly, whole], rating: 4.66, reviews_count: 34 })).toBe(
    'Hay 12 servicios de electricidad en Pocitos, Montevideo. Lo habitual en Montevideo: $800 a $1.400 por hora. ' +
      'Lo habitual en Uruguay: $2.000 por trabajo. El promedio es de 4,7 sobre 5, con 34 reseñas.',
  );
});

test('a place is found by its address and by its text, however they are written', () => {
  const pocitos = { department: 'montevideo', neighborhood: 'pocitos', area: 'Pocitos, Montevideo' };
  expect(findPlace('Montevideo', 'POCITOS')).toEqual(pocitos);
  expect(placeOfArea('pocitos, montevideo')).toEqual(pocitos);
  expect(findPlace('rio-negro')).toMatchObject({ area: 'Río Negro', neighborhood: null });
  expect(findPlace('maldonado', 'pinares-las-delicias')).toMatchObject({ area: 'Pinares - Las Delicias, Maldonado' });
  // a town that is called like its department shares the department's page
  expect(findPlace('rivera', 'rivera')).toEqual(findPlace('rivera'));
  for (const area of ['Uruguay', 'Nada', '']) expect(placeOfArea(area)).toBeNull();
});
