import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** People whom everybody in Uruguay knows, and the same names with one letter changed. */
const knownPeople = [
  // presidents, vice-presidents and ministers, of today and of before
  ...['Yamandú Orsi', 'Carolina Cosse', 'Alejandro Sánchez', 'Gabriel Oddone', 'Carlos Negro', 'Mario Lubetkin'],
  ...[
    'Sandra Lazo',
    'José Carlos Mahía',
    'Lucía Etcheverry',
    'Fernanda Cardona',
    'Juan Castillo',
    'Cristina Lustemberg',
  ],
  ...['Alfredo Fratti', 'Pablo Menoni', 'Tamara Paseyro', 'Gonzalo Civila', 'Edgardo Ortuño', 'Rodrigo Arim'],
  ...['José Mujica', 'Pepe Mujica', 'Lucía Topolansky', 'Tabaré Vázquez', 'Luis Lacalle', 'Julio María Sanguinetti'],
  ...['Julián Sanguinetti', 'Jorge Batlle', 'Beatriz Argimón', 'Álvaro Delgado', 'Andrés Ojeda', 'Guido Manini Ríos'],
  ...['Laura Raffo', 'Daniel Martínez', 'Azucena Arbeleche', 'Marina Arismendi', 'Rodney Arismendi', 'Raúl Sendic'],
  ...['Eduardo Bonomi', 'Danilo Astori', 'Ernesto Talvi', 'Jorge Larrañaga', 'Pedro Bordaberry', 'Daniel Salinas'],
  ...['Constanza Moreira', 'Graciela Bianchi', 'Verónica Alonso', 'Blanca Rodríguez', 'Bruno Rodríguez'],
  ...['Jorge Rodríguez', 'Eduardo Latorre', 'Lorenzo Latorre', 'Mónica Xavier', 'Susana Pereyra', 'Wilson Ferreira'],
  // football
  ...[
    'Luis Suárez',
    'Edinson Cavani',
    'Diego Forlán',
    'Pablo Forlán',
    'Diego Godín',
    'Federico Valverde',
    'Darwin Núñez',
  ],
  ...[
    'Fernando Muslera',
    'Enzo Francescoli',
    'Álvaro Recoba',
    'Sebastián Abreu',
    'Óscar Tabárez',
    'Washington Tabárez',
  ],
  ...['Raúl Bentancor', 'Raúl Bentancur', 'Rodrigo Bentancur', 'Ronald Araújo', 'José María Giménez', 'Diego Lugano'],
  ...['Walter Olivera', 'Jorge Barrios', 'Diego Rodríguez', 'Maximiliano Pereira', 'Álvaro Pereira', 'Diego Pérez'],
  ...['Nicolás Lodeiro', 'Cristian Rodríguez', 'Sergio Rochet', 'Manuel Ugarte', 'Facundo Pellistri', 'Matías Vecino'],
  ...['Fernando Morena', 'Ladislao Mazurkiewicz', 'Obdulio Varela', 'Alcides Ghiggia', 'Juan Alberto Schiaffino'],
  ...[
    'Rubén Sosa',
    'Paolo Montero',
    'Julio Montero',
    'Hugo de León',
    'Fernando Alves',
    'Diego Aguirre',
    'Pablo Bengoechea',
  ],
  ...['Gustavo Munúa', 'Mauro Goicoechea', 'Pablo Goicoechea', 'Guillermo Almada', 'Martín Lasarte', 'Jorge Fossati'],
  // art, letters and television
  ...[
    'Jorge Drexler',
    'Natalia Oreiro',
    'Daniel Umpiérrez',
    'Daniel Umpierre',
    'Dani Umpi',
    'China Zorrilla',
    'Jaime Roos',
  ],
  ...[
    'Rubén Rada',
    'Alfredo Zitarrosa',
    'Daniel Viglietti',
    'Mario Benedetti',
    'Eduardo Galeano',
    'Juan Carlos Onetti',
  ],
  ...['Idea Vilariño', 'Ida Vitale', 'Cristina Peri Rossi', 'Carlos Páez', 'Pedro Figari', 'Joaquín Torres García'],
  ...['Lágrima Ríos', 'Malena Muyala', 'Laura Canoura', 'Ana Prada', 'Francis Andreu', 'Lucas Sugo', 'Rafael Cotelo'],
  ...['Horacio Quiroga', 'Juana de Ibarbourou', 'Delmira Agustini', 'Felisberto Hernández', 'Mauricio Rosencof'],
  ...['Fede Álvarez', 'Daniel Hendler', 'Pablo Stoll', 'Juan Pablo Rebella', 'Sergio Blanco', 'Gabriel Calderón'],
  ...['Omar Gutiérrez', 'Cacho de la Cruz', 'Sergio Puglia', 'Petru Valensky', 'Orlando Petinatti', 'Nano Folle'],
  ...[
    'Gustavo Zerbino',
    'Roberto Canessa',
    'Fernando Parrado',
    'Guillermo Pastorino',
    'Sergio Cabrera',
    'Pablo Cuevas',
  ],
];

const fold = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const known = knownPeople.map((name) => ({ name, folded: ` ${fold(name)} ` }));

/** Returns the known people in a text. */
function knownIn(text) {
  const words = ` ${fold(text).replace(/[^\p{L}]+/gu, ' ')} `;
  return known.filter(({ folded }) => words.includes(folded)).map(({ name }) => name);
}

const places = [
  'api/demo',
  'shared/src/content',
  'web/src/features/info',
  'web/e2e',
  '*.test.ts',
  '*.test.tsx',
  'api/test',
];
const files = execFileSync('git', ['ls-files', '--', ...places], { encoding: 'utf8' }).split('\n');
const texts = files.filter((path) => /\.(json|tsx?)$/.test(path));

test('nobody of the content, the demo and the tests has the name of a known person', () => {
  expect(texts.length).toBeGreaterThan(500);
  const found = texts.flatMap((path) => knownIn(readFileSync(path, 'utf8')).map((name) => `${path}: ${name}`));
  expect(found).toEqual([]);
});

test('nor has anybody whose name is made up of two parts, to measure with', () => {
  const { firstNames, lastNames } = JSON.parse(readFileSync('api/demo/data/bulk.json', 'utf8'));
  const names = firstNames.flatMap((first) => lastNames.map((last) => `${first} ${last}`));
  expect(names.flatMap(knownIn)).toEqual([]);
});
