import { concepts } from '../../words/format.ts';

/** Cleaning, ironing and order. */
export const limpiezaDelHogar = concepts(
  'limpieza-del-hogar',
  `
  trade: cleaner, cleaning, clean, cleaning lady, housekeeper, maid, faxineira, empregada, limpieza, limpiador, limpiadora, empleada doméstica, doméstica, empleada, mucama, servicio doméstico, señora de limpieza, señora de la limpieza, chica de limpieza, muchacha de limpieza, señora por horas, empleada por hora, empleada con retiro, empresa de limpieza, doña de limpieza, ama de llaves, faxinera, faxina, diarista, servicio de limpieza, personal de limpieza, auxiliar de limpieza, aseo, señora del aseo, chica que limpie, asistenta
  trade: planchadora, planchado, planchar, plancha, lavado y planchado, planchar camisas, planchar ropa
  trade: organizadora, organizador profesional, orden de placares, ordenar placard, ordenar casa, ordenar ropero, organización de casa, organización de espacios, ordenar cocina
  trade: limpiavidrios, limpia vidrios, limpieza de vidrios en altura, vidrios en altura
  problem 3: limpiar, limpiar casa, limpiar apartamento, limpiar vidrios, limpiar ventanas, limpiar oficina, limpiar local, limpiar cocina, limpiar baño, limpiar escalera, limpiar edificio, limpiar horno, limpiar heladera, limpiar a fondo, limpieza a fondo, limpieza profunda, limpieza general, limpieza semanal, limpieza diaria, repasar la casa, hacer la limpieza, limpiar garage, limpiar galpón, limpiar campana
  problem: casa sucia, casa hecha un desastre, mugre, roña, dejar la casa limpia, fregar, barrer, baldear, trapear, pasar aspiradora, encerar, encerado, lustrar pisos, pulir pisos encerado, desinfectar, desinfección, sanitizar, sacar sarro, quitar sarro, sacar manchas, quitar manchas, desengrasar cocina, lavar platos, tender camas, hacer las camas
  problem: limpieza de obra, limpieza fin de obra, limpieza final de obra, limpieza post obra, limpieza después de obra, polvo de obra, limpiar después de la obra, limpieza de mudanza, limpieza pre mudanza, limpieza entre inquilinos, limpieza de airbnb, limpieza por alquiler, dejar el apartamento para entregar, limpiar antes de mudar, check out, huéspedes
  problem: lavar alfombra, limpiar alfombra, lavado de alfombras, limpiar sillón, lavar sillón, limpieza de sillones, limpieza de tapizados, lavar tapizado, lavar colchón, limpiar colchón, limpieza de colchones, lavado de colchón, ácaros, limpiar cortinas, lavar cortinas, manchar sillón, lavar moquette, limpieza de alfombra, limpiar sofá, lavar silla tapizada, pichí colchón, orín en el colchón
  problem: hacer la comida y limpiar, cocinar y limpiar, tareas del hogar, tareas domésticas, quehaceres, labores de la casa, lavar ropa, colgar ropa, doblar ropa
  object: alfombra, moquette, colchón, sillón, tapizado, sofá, vidrios, vidrio sucio, persianas sucias, cortinado
  object 1: oficina limpia, escalera de edificio, portería limpia, hall de edificio, espacios comunes
  object: aspiradora, lavandina, hipoclorito, productos de limpieza, trapo de piso, escoba, trapo, mopa, trapeador, balde, lampazo
  hint: casa, ropa, orden, vidrio, polvo, edificio, airbnb, sucio, fundas, obra
  `,
);
