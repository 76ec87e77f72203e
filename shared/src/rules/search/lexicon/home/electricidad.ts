import { concepts } from '../../words/format.ts';

/** Wiring, light and air conditioning. */
export const electricidad = concepts(
  'electricidad',
  `
  trade: electrician, eletricista, instalación eléctrica, electricista, eléctrico, electricidad, técnico electricista, firma ute, instalador electricista, electrotécnico
  trade: instalador autorizado, firma autorizada ute, electricista matriculado, carga ute, trámite ute, certificado eléctrico
  trade: técnico en aire acondicionado, técnico de aires, técnico en refrigeración, refrigerista, refrigeración, airista, service de aire acondicionado
  problem: saltar llave, saltar térmica, saltar diferencial, saltar disyuntor, saltar tablero, disparar llave, caer la llave, baja la llave, tira la llave, bajar térmica, saltar tapones, saltar la luz
  problem: cortocircuito, corto circuito, hacer corto, chispazo, chispear enchufe, sacar chispas, echar chispas, olor a quemado, quemar enchufe, quemar cable, derretir enchufe, humo enchufe, enchufe caliente
  problem: sin luz, sin corriente, quedar sin luz, no hay luz, no tengo luz, se fue la luz, cortar luz, se cortó la electricidad, sin electricidad, no anda la luz, no prende la luz, luz no prende, parpadear luz, luces parpadean, titilar luz, baja tensión, media fase, falta una fase
  problem: dar corriente, da patadas, pegar corriente, patea la ducha, da electricidad, agarrar corriente, dar descarga, choque eléctrico
  problem: aire no enfría, aire no calienta, aire no prende, aire gotea, aire pierde agua, aire hace ruido, aire tira agua, no enfría split, split no enfría, aire chorrea, aire no anda
  problem: cargar gas aire, carga de gas, recarga de gas aire, gas al split, gas refrigerante, r410, r22, r32
  problem: instalar aire, colocar aire, poner aire, desinstalar aire, mover aire, cambiar aire de lugar, limpiar aire acondicionado, limpiar split, mantenimiento de aire, service aire
  problem: enchufe no anda, tomacorriente no funciona, no anda enchufe, cambiar enchufe, poner enchufe, enchufe flojo
  object 2: aire acondicionado, aires acondicionados, split, inverter, bomba de calor, acondicionador
  object: enchufe, tomacorriente, toma corriente, tomas, schuko, interruptor, llave de luz, perilla, tecla de luz, alargue, zapatilla
  object: tablero, tablero eléctrico, disyuntor, llave térmica, diferencial, térmicas, fusible, tapones, tapón de luz, medidor de luz, contador de ute, contador de luz
  object: cableado eléctrico, cablear, recablear, instalación eléctrica, cable pelado, cables sueltos, tendido eléctrico, puesta a tierra, jabalina, descarga a tierra
  object: bombilla, bombillo, breaker, apagador de luz, contacto eléctrico, lâmpada, tomada elétrica, cable quemado, chamuscado
  object: luz, luces, foco, lámpara, lamparita, led, luminaria, iluminación, plafón, artefacto de luz, araña de techo, spot, dicroica, tira led, reflector, sensor de movimiento, fotocélula, tubo de luz, dimmer
  object: ventilador de techo, ventilador, extractor de baño, extractor de aire, extractor de cocina, campana extractora
  object +redes-y-conectividad=0.8: domótica, casa inteligente, enchufe wifi, luces wifi, alexa
  object +redes-y-conectividad=1: portero eléctrico, timbre, videoportero, intercomunicador
  object: portón automático, motor de portón, portón eléctrico, automatizar portón
  object: generador, grupo electrógeno, ups, estabilizador, transformador, panel solar, paneles solares, fotovoltaico, energía solar, inversor solar, baterías solares
  object: cargador de auto eléctrico, cargador auto, wallbox, trifásica, trifásico, aumento de potencia, bajada de ute, ute, pilastra, acometida
  object +sanitario=1: termotanque resistencia, cambiar resistencia calefón
  object 1: cerco eléctrico, alarma, estufa eléctrica, losa radiante eléctrica, ducha eléctrica, duchero eléctrico
  brand: midea, james aire, panavox, samsung split, lg split, carrier, york, daikin, gree, hisense, surrey, xion aire, smartlife, futura
  brand: schneider, abb, conatel, legrand, genrod, sonoff, tuya, luz led philips
  hint: corriente, cable, aire, voltaje, térmica, electro, potencia
  `,
);
