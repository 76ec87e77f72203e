import { named } from './words/format.ts';

/** Plain words that are also places: a place only after en, por, zona, cerca de or barrio. */
export const plainWords = new Set(
  'dolores esperanza campana palomas clara amarillo manga retiro laureles bellaco centenario independencia'.split(' '),
);

/** Surnames that are also places: behind a trade too, unless somebody is called so. */
export const surnames = new Set(
  'cardona tala coronado castro gonzalez fernandez rodriguez cardozo mendoza risso arevalo barker saucedo velazquez sequeira gallinal mendizabal bolivar minuano merinos feliciano solanas polanco'.split(
    ' ',
  ),
);

/**
 * The place that most people mean by a name that several departments share. Otherwise Montevideo is meant, then the
 * first.
 */
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

/** Other names of a listed place, or of an area of several. */
export const nicknames = named(`
  Punta del Este, Maldonado: punta del este, la punta, península, peninsula de punta del este, gorlero, punta, punta este, punta del este centro, la mansa, la brava, playa mansa, playa brava, parada 5 mansa, roosevelt maldonado, beverly hills, lugano, golf punta del este, san rafael, punta shopping, puntashopping
  Ciudad de la Costa, Canelones: la costa, ciudad de la costa, costa de carrasco, ciudad costa, costa urbana, giannattasio, avenida giannattasio, costa urbana shopping
  Piriápolis, Maldonado: piriápolis, piriapolense, piria
  Chuy, Rocha: el chuy, chui
  Centro, Montevideo: 18 de julio, dieciocho, centro de montevideo, la ciudadela, plaza cagancha, plaza independencia, plaza libertad, barrio centro, plaza fabini, plaza entrevero
  Cordón, Montevideo: cordón sur, cordón norte, cordón soho, tristán narvaja, barrio cordón
  Tres Cruces, Montevideo: terminal tres cruces, bulevar artigas, bulevar, 3 cruces, tres cruses, bvar artigas
  Parque Batlle, Montevideo: parque de los aliados, el clínicas, estadio centenario, avenida italia, pereira rossell
  Malvín, Montevideo: playa malvín, malvín sur, malvín viejo, playa honda
  Malvín Norte, Montevideo: malvín nuevo, malvín alto, euskalerria, euskal erria, portones, portones shopping
  Buceo, Montevideo: montevideo shopping, wtc, world trade center, barrio buceo, puertito del buceo
  Pocitos, Montevideo: kibon, trouville, rambla pocitos, punta trouville, villa biarritz pocitos, playa pocitos, pocitos viejo, bulevar españa
  Pocitos Nuevo, Montevideo: nuevo pocitos, pocitos nuevos
  Punta Carretas, Montevideo: punta carretas shopping, shopping punta carretas, faro punta carretas
  Parque Rodó, Montevideo: el parque rodó, rodó, parque rodo playa, playa ramírez
  Palermo, Montevideo: barrio palermo
  Aguada, Montevideo: la aguada montevideo, barrio aguada
  Goes, Montevideo: general flores, mercado agrícola, barrio goes
  Villa Muñoz, Montevideo: barrio reus, reus, el reus, barrio de los judíos
  La Teja, Montevideo: pueblo victoria la teja
  Paso Molino, Montevideo: paso del molino, viaducto
  Belvedere, Montevideo: barrio belvedere
  Nuevo París, Montevideo: nuevo paris
  Paso de la Arena, Montevideo: el paso de la arena, paso arena
  Colón, Montevideo: villa colón, pueblo colón, plaza colón
  Lezica, Montevideo: villa lezica
  Sayago, Montevideo: barrio sayago
  Maroñas, Montevideo: hipódromo maroñas, hipódromo de maroñas
  Flor de Maroñas, Montevideo: curva de maroñas
  Piedras Blancas, Montevideo: piedras blancas montevideo
  Cerrito de la Victoria, Montevideo: cerrito, el cerrito, barrio cerrito
  Casavalle, Montevideo: gruta de lourdes
  Punta Gorda, Montevideo: plaza virgilio
  Villa Española, Montevideo: la villa española, cilindro municipal, antel arena
  Villa García, Montevideo: ruta 8 km 21, punta de rieles villa garcía
  Punta de Rieles, Montevideo: punta rieles
  Las Canteras, Montevideo: canteras
  Larrañaga, Montevideo: nuevocentro, nuevo centro shopping
  Bella Vista, Montevideo: bella vista montevideo
  Jacinto Vera, Montevideo: jasinto vera
  Carrasco, Montevideo: carrasco sur, arocena, hotel carrasco, barrio carrasco
  Carrasco Norte, Montevideo: carrasco polo, zonamérica
  Cerro, Montevideo: villa del cerro, el cerro, barrio cerro, cerro de montevideo
  Unión, Montevideo: la unión, 8 de octubre, ocho de octubre
  Prado, Montevideo: el prado
  Colonia del Sacramento, Colonia: sacramento, barrio histórico, colonia vieja, casco histórico de colonia
  Treinta y Tres: treinta y tres, tierra olimareña, pago olimareño, olimareño, a orillas del olimar
  Cabo Polonio, Rocha: el polonio, polonio
  Punta del Diablo, Rocha: punta diablo, punta del diabo
  La Coronilla, Rocha: coronilla
  La Pedrera, Rocha: pedrera
  Aguas Dulces, Rocha: agua dulce, aguas dulce
  Barra del Chuy, Rocha: la barra del chuy, barra chuy
  Barra de Valizas, Rocha: valizas
  José Ignacio, Maldonado: faro josé ignacio, faro de josé ignacio, jose ignasio
  La Barra, Maldonado: la barra de maldonado, la barra, barra de maldonado, puente de la barra
  Manantiales, Maldonado: bikini manantiales, playa bikini
  Punta Ballena, Maldonado: la ballena, casapueblo
  Pan de Azúcar, Maldonado: pan de azucar
  Ocean Park, Maldonado: ocean park, oceanpark
  San Carlos, Maldonado: san carlos maldonado, carolino
  Maldonado Nuevo, Maldonado: nuevo maldonado
  Parque del Plata, Canelones: parque de plata, parque plata
  Las Toscas, Canelones: toscas
  Salinas, Canelones: balneario salinas, salinas norte, salinas sur
  Neptunia, Canelones: balneario neptunia
  Pinamar, Canelones: balneario pinamar
  Marindia, Canelones: balneario marindia, villa juana
  Costa Azul, Canelones: balneario costa azul
  San Luis, Canelones: balneario san luis
  Jaureguiberry, Canelones: jauregui, jaureguiberri
  Shangrilá, Canelones: shangrila, shangri la
  Solymar, Canelones: solymar norte, solymar sur, el solymar, sol y mar
  El Pinar, Canelones: el pinar norte, el pinar sur, pinar norte, pinar sur, pinar
  Lagomar, Canelones: lagomar norte, lagomar sur, lago mar
  Colonia Nicolich, Canelones: nicolich, aeroparque
  Paso Carrasco, Canelones: paso de carrasco
  Barros Blancos, Canelones: barros blanco, juan antonio artigas
  Las Piedras, Canelones: laspiedras, obelisco las piedras, pedrense
  Santa Lucía, Canelones: santa lucia canelones
  18 de Mayo, Canelones: villa 18 de mayo, el dorado 18 de mayo
  Joaquín Suárez, Canelones: suárez canelones
  La Floresta, Canelones: floresta
  Nueva Helvecia, Colonia: colonia suiza, nueva helvesia
  Juan Lacaze, Colonia: puerto sauce
  Colonia Valdense, Colonia: valdense, la paz colonia valdense
  Ciudad del Plata, San José: rincón de la bolsa, cdad del plata
  Delta del Tigre, San José: delta tigre
  Kiyú - Ordeig, San José: kiyú, kiyu, balneario kiyú, ordeig
  San José de Mayo, San José: ciudad de san josé, san josé capital
  Libertad, San José: ciudad libertad
  Minas de Corrales, Rivera: corrales
  Rivera: livramento, riveira, frontera rivera, riverense, la fronteriza
  Río Branco, Cerro Largo: río branco, yaguarón
  Paso de los Toros, Tacuarembó: paso toros, paso de lo toro, isabelino
  Treinta y Tres: 33, treintaytres, ciudad de treinta y tres
  Young, Río Negro: yung
  Fray Bentos, Río Negro: fraybentos, fraybentino, barrio anglo fray bentos
  Guichón, Paysandú: guichon
  Paysandú: la heroica, ciudad heroica, sanducero, sanduceros
  Salto: salto oriental, ciudad de los naranjales, salteño
  Montevideo: la capital, tacita del plata, la muy fiel y reconquistadora, montevideano
  Mercedes, Soriano: la coqueta del hum, coqueta del hum, capital de soriano
  Soriano: sorianense
  Melo, Cerro Largo: capital de cerro largo, melense
  Cerro Largo: tierra arachana, arachanes, pagos arachanes
  San José: tierra maragata, pago maragato, maragato, josefino
  Rocha: tierra rochense, rochense
  Maldonado: fernandino, san fernando de maldonado
  Durazno: duraznense, san pedro del durazno
  Florida: piedra alta, floridense, ciudad de la piedra alta
  Tacuarembó: tacuaremboense, la patria gaucha
  Artigas: artiguense, san eugenio
  Lavalleja: lavallejino, ciudad de las sierras, serrano de minas
  Colonia: coloniense
  Canelones: canelonense, el canelón
  Flores: capital de flores, porongos
  Río Negro: rionegrense
  Carmelo, Colonia: carmelitano
  Maldonado, Maldonado: el jagüel, jagüel, barrio kennedy, kennedy maldonado
  Bañados de Carrasco, Montevideo: cruz de carrasco, la cruz de carrasco
  Conciliación, Montevideo: verdisol
  Ciudad Vieja, Montevideo: la aduana, mercado del puerto, plaza matriz, puerto de montevideo
  Termas del Daymán, Salto: daymán, las termas, termas dayman
  Termas del Arapey, Salto: arapey
  Termas de Almirón, Paysandú: almirón
  Termas de Guaviyú, Paysandú: guaviyú
  La Mondiola, Montevideo: mondiola
  La Blanqueada, Montevideo: blanqueada
  La Figurita, Montevideo: figurita
  Los Bulevares, Montevideo: bulevares
  La Tablada, Montevideo: tablada
  Los Titanes, Canelones: titanes
  Los Cerrillos, Canelones: cerrillos
  El Galeón, Canelones: galeón
  La Capuera, Maldonado: capuera
  La Boyada, San José: boyada
  Atlántida, Canelones: balneario atlántida, atlantida norte, villa atlántida
`);

/** Areas of several places, as their coverage texts; a department stands for all inside it. */
export const regions = named(`
  Costa de Oro: Atlántida / Parque del Plata / La Floresta / Salinas / Las Toscas / Marindia / Neptunia / Pinamar / Costa Azul / Villa Argentina / Fortín de Santa Rosa / Cuchilla Alta / San Luis / Guazuvirá / Bello Horizonte / Los Titanes / Las Vegas / Jaureguiberry / Biarritz / Santa Ana
  Ciudad de la Costa: Ciudad de la Costa / Solymar / Lagomar / El Pinar / Shangrilá / San José de Carrasco / Parque Carrasco / Barra de Carrasco / El Bosque / Montes de Solymar / Colinas de Solymar / Parque de Solymar / Médanos de Solymar / Lomas de Solymar / Pinares de Solymar / Lago Jardín del Bosque / Colinas de Carrasco / Lomas de Carrasco / Parque Miramar / Altos de la Tahona
`).map(([name, [list = '']]) => [name, list.split(' / ')] as const);

/** Areas of whole departments. */
export const departmentRegions = named(`
  Zona este: zona este, el este, este del país, costa este, costa rochense / Maldonado / Rocha
  Zona metropolitana: área metropolitana, zona metropolitana, metropolitana / Montevideo / Canelones / San José
  Litoral: litoral, litoral norte, litoral del país / Salto / Paysandú / Río Negro / Soriano
`);

/** Words before a place, with or without an article in between. */
export const announcing: ReadonlySet<string> = new Set([
  'en',
  'por',
  'zona',
  'cerca',
  'barrio',
  'desde',
  'ciudad',
  'balneario',
  'in',
  'em',
  'rumbo',
]);
export const articles: ReadonlySet<string> = new Set(['el', 'la', 'los', 'las', 'de', 'del']);
