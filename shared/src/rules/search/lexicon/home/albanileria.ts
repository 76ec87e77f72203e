import { concepts } from '../../words/format.ts';

/** Masonry, roofs, floors and building. */
export const albanileria = concepts(
  'albanileria',
  `
  trade: pedreiro, bricklayer, mason, roofer, builder, drywall, tablaroca, albañil, albañilería, construcción, constructor, empresa constructora, oficial albañil, medio oficial, peón de obra, maestro de obra, obrero, contratista, cuadrilla, capataz, oficial de obra
  trade: techista, techador, techos, zinguero, zinguería, hojalatero, impermeabilizador
  trade: yesero, yesería, durlock, steel framing, steel frame, colocador de yeso, cielorrasista, placa de yeso, tabiquería, isopanel, construcción en seco
  trade: colocador de pisos, colocador de cerámica, ceramista de pisos, azulejista, marmolista, marmolería, pisero
  trade: demolición, demoler, tirar pared, tirar abajo pared, volteo de pared, picar pared, sacar escombro, picar piso
  trade: parrillero de ladrillo, hacer parrillero, hacer barbacoa, hacer un parrillero, churrasquera, horno de barro, hornero, estufero
  problem: gotear techo, gotera, llover adentro, llueve adentro, entra agua techo, filtra techo, filtración, filtración de techo, perder techo, techo llueve, pasa agua techo, entra agua azotea, gotea azotea, gotear living, gotear cielorraso, agua por el techo, se llueve, llover en casa, entra agua cuando llueve, techo mojado, volar techo, voló el techo, chapas voladas
  problem: humedad pared, humedad, pared húmeda, humedad de cimientos, humedad techo, humedad en el cuarto, cortar humedad, sacar humedad, humedades
  problem: rajar pared, rajadura, grieta, fisura, pared rajada, pared agrietada, caer revoque, revoque caído, revoque suelto, se descascara, pared abombada
  problem: levantar pared, levantar muro, hacer pared, hacer muro, construir casa, hacer una casa, hacer pieza, hacer un cuarto, ampliar casa, agrandar casa, hacer losa, hacer planchada, hacer cimientos, hacer platea, hacer garage, hacer cochera, hacer galpón, hacer baño, edificar
  problem: romper pared, abrir una puerta en la pared, cerrar un hueco, abrir ventana pared, tapar agujero pared, agujero en la pared, amurar, amurar reja, colocar reja, revocar, revoque, hacer revoque
  problem: poner cerámica, colocar cerámica, cambiar piso, colocar piso, poner piso, levantar piso, cerámica floja, baldosa floja, baldosa rota, azulejo roto, azulejo caído, se levantó el piso, nivelar piso, alisar piso, pastinar, poner azulejos, cambiar azulejos, cambiar cerámica, poner porcelanato
  problem +sanitario=1.2: reformar baño, remodelar baño, reforma de baño, hacer baño a nuevo, refaccionar baño, cambiar baño, baño nuevo, reciclar baño
  problem: reformar, reforma, remodelar, remodelación, refacción, refaccionar, reciclar casa, reciclaje de apartamento, reciclado, reformar cocina, remodelar cocina, obra nueva, llave en mano, ampliación
  problem: hacer vereda, arreglar vereda, vereda rota, baldosas de vereda, contrapiso, hacer contrapiso, hacer piso de hormigón, hacer entrada de auto, rampa
  problem: estufa no tira, estufa humea, chimenea humea, limpiar chimenea, deshollinar, deshollinador, limpieza de estufa, tiraje de estufa
  problem: cambiar membrana, poner membrana, colocar membrana, membrana asfáltica, membrana rota, sellar techo, cambiar chapas, chapa picada, cambiar techo, hacer techo, techo de chapa, techo de quincho, techo de paja, poner chapas, quinchador
  object: tejado, techumbre, telhado, techo, azotea, losa, planchada, tejas, teja, chapas, chapa, canaleta, canalón, pretil, claraboya, cumbrera, bajada de agua, pluvial
  object: piso, pisos, cerámica, porcelanato, baldosa, azulejo, monolítico, mosaico, contrapiso, zócalo, carpeta, piedra laja, adoquín, pavimento, hormigón lustrado, hormigón
  object: ladrillo, bloque, ticholo, cemento, portland, mezcla, arena, revoque, escombro, pedregullo, material de obra, viga, pilar, columna, encofrado, hierro de obra
  object: muro, medianera de bloques, tapia, cerco de bloque, murete, muro de contención, pared de ladrillo
  object: parrillero, barbacoa, estufa a leña, estufa hogar, hogar a leña, chimenea, parrilla de ladrillo
  object: vereda, cordón, cordoneta, patio de hormigón, escalera de hormigón, rampa de acceso, pileta de hormigón, piscina de hormigón, cámara de hormigón
  object +pintura=1.4: aislación, aislante, espuma de poliuretano, poliuretano proyectado, membrana, siliconar
  object: obra, plano, permiso de construcción, presupuesto de obra, bps obra, casa prefabricada, contenedor vivienda, mesada de granito, mesada de mármol, mesada, granito
  object: fosa, aljibe, pozo negro nuevo, excavación, retroexcavadora, zanja, zanjear, pala mecánica, cimiento
  hint: pared, ladrillos, casa, galpón, portón, baño nuevo, yeso, cielorraso, patio
  `,
);
