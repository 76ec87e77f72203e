import { places } from '@tero/shared/rules/places/places';
import { expect, test } from 'vitest';
import { placeOf } from '../../../../parts/location/locations.ts';
import { meantCategories } from './meant-categories.ts';
import { meantPlace } from './meant-place.ts';

test.each([
  ['se me quemó la luz', ['electricidad']],
  ['electricista de noche malvin', ['electricidad']],
  ['salta la llave térmica', ['electricidad']],
  ['electrica', ['electricidad']],
  ['se me tapó la pileta', ['sanitario']],
  ['no calienta el calefon', ['sanitario']],
  ['necesito plomero urgente en pocitos', ['sanitario']],
  ['gotea el techo', ['albanileria']],
  ['remodelar el baño', ['sanitario', 'albanileria']],
  ['la puerta no cierra', ['carpinteria']],
  ['pintar apto', ['pintura']],
  ['alguien que corte el pasto en salinas', ['jardineria']],
  ['señora que limpie dos veces por semana', ['limpieza-del-hogar']],
  ['me voy de vacaciones y tengo un gato', ['cuidado-de-mascotas']],
  ['cuidar a mi madre', ['cuidado-de-adultos-mayores']],
  ['alguien que cuide a los gurises', ['cuidado-de-ninos']],
  ['ayuda con los deberes', ['clases-particulares']],
  ['ponerme en forma', ['entrenamiento-fisico']],
  ['prof ingles', ['idiomas']],
  ['quiero aprender guitarra desde cero', ['musica']],
  ['la notebook esta lenta', ['reparacion-de-computadoras', 'soporte-tecnico']],
  ['me hackearon el facebook', ['soporte-tecnico']],
  ['tienda nube', ['diseno-web']],
  ['no llega el wifi al cuarto', ['redes-y-conectividad']],
])('“%s” means %j', (text, slugs) => {
  expect(meantCategories(text)).toEqual(slugs);
});

test.each(['asdfgh', 'precio del dolar hoy', 'flete', 'torta de cumpleaños', 'nacional vs peñarol', 'novia', ''])(
  '“%s” means no category',
  (text) => {
    expect(meantCategories(text)).toEqual([]);
  },
);

const known = places.map(placeOf);

test.each([
  ['electricista de noche malvin', 'Malvín, Montevideo'],
  ['pintor Punta del Este', 'Punta del Este, Maldonado'],
  ['electricista en paysandu', 'Paysandú'],
  // in several departments: none is more likely than the others
  ['albañil la paloma', null],
  ['se me quemó la luz', null],
])('“%s” names %j', (text, area) => {
  expect(meantPlace(text, known)).toBe(area);
});
