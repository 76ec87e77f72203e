import { concepts } from '../../words/format.ts';

/** Paint, lacquer and wallpaper. */
export const pintura = concepts(
  'pintura',
  `
  trade: painter, painting, pintor, pintura, pinturería, pintor de obra, pintor de brocha gorda, pintor de casas, pintor de edificios
  trade: empapelador, empapelado, empapelar, vinilado de pared, murales, muralista
  trade: laqueador, laqueado, laquear, laqueado de muebles, patinado, esmaltado
  trade: pintura en altura, silletero, trabajos en altura, pintor de altura
  problem 3: pintar, pintar casa, pintar apartamento, pintar pieza, pintar cuarto, pintar habitación, pintar living, pintar fachada, pintar frente, pintar muro, pintar pared, pintar techo, pintar reja, pintar portón, pintar puerta, pintar ventana, pintar mueble, pintar placard, pintar local, pintar madera, pintar piscina, pintar galpón, pintar cielorraso, pintar baño, pintar cocina, pintar medianera, pintar cancha, pintar azulejos
  problem: dar una mano de pintura, mano de pintura, blanquear pared, encalar, repintar, retocar pintura, sacar pintura, decapar, descascarar pintura, pintura descascarada, pintura saltada, pelar pintura, pintura inflada, globos en la pintura, tapar manchas pared, paredes manchadas, paredes escritas
  problem: enduir, enduido, masillar, lijar pared, preparar pared, revocar y pintar
  problem +albanileria=1.5: hongos pared, moho pared, manchas de humedad, pared con hongos, pintura con humedad, salitre
  problem +albanileria=2.2: impermeabilizar, impermeabilizante, impermeabilización, membrana líquida, impermeabilizar azotea, impermeabilizar techo, pintar azotea, techo con membrana líquida
  object: pared, paredes, cielorraso, fachada, frente de la casa, medianera, interiores, exteriores
  object: reja, rejas, portón de hierro, antióxido, esmalte sintético, convertidor
  object: látex, barniz, barnizar, esmalte, pintura al agua, pintura epoxi, epoxi, sintético, entonado, color de pared, tiza, chalk paint
  object: papel tapiz, papel de pared, empapelado vinílico, papel mural, revestimiento plástico, textura, revestimiento texturado, bagueado, estuco, microcemento
  object: rodillo, brocha, pincel, soplete, hidrolavado, hidrolavar fachada, hidrolavadora
  object 1: señalización vial, demarcación, estacionamiento pintado, letrista, cartel pintado
  brand: inca, sinteplast, sherwin williams, belco, tersuave, tintas renner, suvinil
  brand +albanileria=1.2: sika, sikafill, inca fibrado, membrana sika, ceresita, bituplast
  hint: color, mancha, brillo, fondo, altura
  `,
);
