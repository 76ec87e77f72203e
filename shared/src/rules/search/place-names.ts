import { named } from './words/format.ts';

/** Names of people and plain words that are also places: a place only after en, por, zona, cerca de or barrio. */
export const plainWords = new Set(
  'dolores esperanza campana palomas clara amarillo coronado castro gonzalez fernandez rodriguez cardozo mendoza risso arevalo barker tala manga saucedo velazquez sequeira gallinal retiro laureles mendizabal bolivar minuano cardona bellaco centenario independencia merinos feliciano solanas polanco'.split(
    ' ',
  ),
);

/** Of places with one name in several departments, the one that most people mean. Else Montevideo, then the first. */
export const likely: Readonly<Record<string, string>> = {
  'la paloma': 'Rocha',
  'las piedras': 'Canelones',
  'la paz': 'Canelones',
  toledo: 'Canelones',
  'santa ana': 'Canelones',
  'san antonio': 'Canelones',
  'costa azul': 'Canelones',
  'las toscas': 'Canelones',
  'santa monica': 'Maldonado',
  'las flores': 'Maldonado',
  'la pedrera': 'Rocha',
  'san francisco': 'Maldonado',
  castillos: 'Rocha',
  quebracho: 'Paysandú',
  'cerro chato': 'Treinta y Tres',
  'cerro pelado': 'Maldonado',
};

/** What people call a place that the list has by another name, or an area of several. */
export const nicknames = named(`
  Punta del Este, Maldonado: punta del este, la punta, península, peninsula de punta del este, gorlero, punta
  Ciudad de la Costa, Canelones: la costa, ciudad de la costa, costa de carrasco
  Piriápolis, Maldonado: piriápolis
  Chuy, Rocha: el chuy, chui
  Centro, Montevideo: 18 de julio, dieciocho, centro de montevideo, la ciudadela, plaza cagancha
  Cordón, Montevideo: cordón sur, cordón norte, cordón soho
  Tres Cruces, Montevideo: terminal tres cruces, bulevar artigas, bulevar
  Parque Batlle, Montevideo: parque de los aliados, el clínicas
  Malvín, Montevideo: playa malvín
  Buceo, Montevideo: montevideo shopping, wtc
  Carrasco, Montevideo: carrasco sur, arocena
  Cerro, Montevideo: villa del cerro, el cerro
  Unión, Montevideo: la unión, 8 de octubre, ocho de octubre
  Prado, Montevideo: el prado
  Colonia del Sacramento, Colonia: sacramento
  Treinta y Tres: treinta y tres
  Cabo Polonio, Rocha: el polonio, polonio
  Barra de Valizas, Rocha: valizas
  José Ignacio, Maldonado: faro josé ignacio
  Parque del Plata, Canelones: parque de plata
  La Floresta, Canelones: floresta
  Nueva Helvecia, Colonia: colonia suiza
  Ciudad del Plata, San José: rincón de la bolsa
  Minas de Corrales, Rivera: corrales
  Atlántida, Canelones: balneario atlántida
`);

/** Areas of several places, as their coverage texts; a department stands for all inside it. */
export const regions = named(`
  Costa de Oro: Atlántida / Parque del Plata / La Floresta / Salinas / Las Toscas / Marindia / Neptunia / Pinamar / Costa Azul / Villa Argentina / Fortín de Santa Rosa / Cuchilla Alta / San Luis / Guazuvirá / Bello Horizonte / Los Titanes / Las Vegas / Jaureguiberry / Biarritz / Santa Ana
  Ciudad de la Costa: Ciudad de la Costa / Solymar / Lagomar / El Pinar / Shangrilá / San José de Carrasco / Parque Carrasco / Barra de Carrasco / El Bosque / Montes de Solymar / Colinas de Solymar / Parque de Solymar / Médanos de Solymar / Lomas de Solymar / Pinares de Solymar / Lago Jardín del Bosque / Colinas de Carrasco / Lomas de Carrasco / Parque Miramar / Altos de la Tahona
`).map(([name, [list = '']]) => [name, list.split(' / ')] as const);

/** Areas of whole departments. */
export const departmentRegions = named(`
  Zona este: zona este, el este, este del país / Maldonado / Rocha
  Zona metropolitana: área metropolitana, zona metropolitana, metropolitana / Montevideo / Canelones / San José
  Litoral: litoral, litoral norte / Salto / Paysandú / Río Negro / Soriano
`);
