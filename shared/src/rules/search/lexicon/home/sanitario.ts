import { concepts } from '../../words/format.ts';

/** Water, gas and heating: what people call it, what breaks, and how they say that it broke. */
export const sanitario = concepts(
  'sanitario',
  `
  trade: plumber, plumbing, encanador, gásfiter, gasfiter, gasfitero, plomero, plomería, sanitario, sanitaria, sanitarista, fontanero, fontanería, instalador sanitario, obra sanitaria
  trade: gasista, instalador de gas, gasero, técnico de gas
  trade: destapador, destapes, destapaciones, desobstrucción, desobstruir cañerías
  trade: calefonero, service de calefones, técnico de calefones, técnico en calefones
  problem: destapar, destape, desatascar, desatrancar, desagotar
  problem: se tapó, está tapado, tapar pileta, tapar inodoro, tapar wc, tapar baño, tapar desagüe, tapar cañería, tapar caño, tapar ducha, tapar rejilla, tapar grasera, tapar cámara, tapar water, tapar bidet, tapar cloaca
  problem: trancar inodoro, trancar pileta, atascar inodoro, inodoro no traga, pileta no traga, no desagua, no traga el agua, rebalsar inodoro, desborda inodoro, no baja el agua, agua estancada ducha
  problem: pérdida de agua, perder agua, fuga de agua, pierde la cisterna, perder canilla, perder ducha, perder calefón, perder caño, perder inodoro, perder flexible
  problem: gotear canilla, gotear ducha, gotear calefón, gotear caño, gotear cisterna, chorrea canilla, canilla no cierra, canilla trancada
  problem: romper caño, reventar caño, explotar caño, picar caño, pinchar caño, caño roto, inundar baño, inundar cocina
  problem: no sale agua, no hay agua, sin agua, falta de agua, poca presión, presión de agua, sale poca agua, baja presión, no llega el agua, no sube el agua, cortar el agua
  problem +electricidad=1.2: agua caliente, calentar agua, no calienta calefón, calefón no prende, calefón no enciende, agua fría ducha
  problem: olor a cloaca, olor desagüe, olor a caño, olor feo baño, olor rejilla, olor a podrido pileta
  problem: olor a gas, fuga de gas, pérdida de gas, escape de gas, habilitación de gas, prueba de gas
  problem: cisterna no carga, cisterna no corta, no funciona la cisterna, corre el agua del inodoro, inodoro flojo
  problem +albanileria=1.2: humedad de caño, filtración de baño
  object: canilla, grifo, grifería, monocomando, mezcladora, llave de paso, cuerito, flor de ducha, duchero
  object: caño, cañería, tubería, termofusión, tubo fusión, polipropileno, flexible de agua, codo, sifón, pvc
  object: boiler, boyler, fregadero, lavabo, excusado, poceta, váter, torneira, privada, tap, toilet, drain, chuveiro
  object: inodoro, wc, water, water closet, bidet, bidé, cisterna, mochila del baño, lavatorio, lavamanos, bacha
  object 1: ducha, bañera, pileta de cocina, pileta de baño, jacuzzi, hidromasaje, mampara de baño, rejilla
  object: desagüe, cámara séptica, pozo negro, cloaca, saneamiento, grasera, cámara de inspección, colectora, sanear, conexión al saneamiento
  object +electricidad=0.8: calefón, termotanque, calentador de agua, resistencia de calefón, termofón
  object +electricidad=0.5: bomba de agua, bomba presurizadora, presurizadora, motobomba, bomba sumergible, hidroneumático
  object: tanque de agua, limpieza de tanque, boya, flotador, cisterna de agua, tanque de ose
  object: losa radiante, piso radiante, radiador, caldera, calefacción, calefacción central, calefacción a gas, paneles solares agua, calefón solar, colector solar, termosifón
  object: garrafa, supergás, cañería de gas, regulador de gas, cocina a gas, estufa a gas, gas natural, conexión de gas, caño de gas
  object 1: conexión de lavarropas, instalar lavarropas, instalar lavavajillas, conectar lavarropas, instalación de lavarropas, colocar lavavajillas
  object: osmosis, filtro de agua, purificador de agua, ablandador de agua
  object +albanileria=1: reforma de baño sanitaria, instalar bañera, cambiar bañera por ducha
  object: contador de ose, ose, conexión de ose, medidor de agua, factura de agua alta, consumo de agua
  object: perforación, pozo de agua, semisurgente, pozo semisurgente
  object: casas de temporada, apertura de casa, cierre de casa, purgar cañerías
  brand +electricidad=0.8: calefón james, calefón orion, orion, bronx, ariston, thermosystem, rheem, enxuta calefón, dikler
  brand: fv, docol, deca, tigre, ideal standard, hidromet, roca sanitario, acquasystem, bosch caldera, baxi, peisa, lavatorio ferrum, ferrum
  hint: agua, gas, baño, pileta, bomba, fuga
  `,
);
