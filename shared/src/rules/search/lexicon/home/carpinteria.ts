import { concepts } from '../../words/format.ts';

/** Wood, furniture, doors, and the small repairs of a house. */
export const carpinteria = concepts(
  'carpinteria',
  `
  trade: carpenter, marceneiro, carpinteiro, carpintero, carpintería, ebanista, ebanistería, mueblero, mueblista, maderero, carpintero a domicilio
  trade: lustrador, lustrar muebles, lustrado, restaurador de muebles, restauración de muebles, restaurar mueble, restaurar silla
  trade 1.5 +albanileria=1.4 +sanitario=1.3 +electricidad=1.3 +pintura=1.3 +jardineria=1.2: changas, changuista, maestro mayor de arreglos, mantenimiento del hogar, arreglos del hogar, arreglos en casa, arreglos varios, arreglos generales, reparaciones generales, mantenimiento de casas, mantenimiento de edificios, hombre de mantenimiento, mil oficios, handyman, manitas, todero, sieteoficios, arreglatodo, mantenimiento general, pequeños arreglos, peón
  problem: puerta no cierra, puerta trancada, puerta roza, puerta arrastra, cepillar puerta, puerta hinchada, puerta descolgada, puerta torcida, puerta floja, puerta chilla, puerta hace ruido, arreglar puerta, colocar puerta, cambiar puerta, puerta no abre
  problem: ventana no cierra, ventana trancada, ventana de madera, arreglar ventana, colocar ventana, ventana podrida
  problem: armar mueble, montar mueble, armado de muebles, ensamblar mueble, armar ropero, armar cama, armar cuna, armar placard, armar escritorio, mueble en caja, mueble de caja, armar estantería, desarmar mueble, armar juego de living
  problem: cajón roto, cajón no cierra, cajón trancado, pata rota, pata de silla, silla floja, mesa renga, silla rota, encolar silla, cama rota, se rompió la cama, bisagra rota, romper bisagra, estante caído, puerta de placard
  problem: colgar cuadro, colgar espejo, colgar estante, colgar televisor, soporte de tv, colgar tele, colocar tele en pared, poner estantes, agujerear pared, colocar cortinas, colgar cortina, poner cortinero, colocar barral, colocar rieles
  problem: polilla madera, termitas, bicho taladro, madera podrida, madera picada
  object: mueble, mueble a medida, muebles de cocina, bajo mesada, bajomesada, alacena, aéreo de cocina, mesada de madera, vanitory, mueble de baño
  object: placard, placar, ropero, armario, vestidor, cómoda, modular, cajonera, closet, guardarropa
  object: puerta, puertas, marco de puerta, bisagra, pomo, manija, picaporte, puerta placa, puerta corrediza, puerta de madera, mosquitero
  object: estante, estantería, repisa, biblioteca, escritorio, mesa de madera, mesa ratona, rack de tv, aparador, banco de madera, banqueta
  object: cama, cucheta, marinera, sommier de madera, respaldo de cama, cuna, mesa de luz, litera
  object: madera, melamina, melamínico, mdf, multiplaca, enchapado, lapacho, eucalipto, pino, roble, fórmica, tablas, aserradero
  object: deck, pérgola, glorieta, cerco de madera, porche de madera, casa de madera, cabaña de madera, baranda, escalera de madera, tranquera, cucha, casita de árbol
  object +pintura=0.6: piso de parquet, parquet, pulir piso de madera, plastificar piso, hidrolaquear, pulido de parquet, piso flotante, piso laminado, piso de madera, zócalo de madera
  object: mesa, mesa coja, silla coja, gaveta, cajones, armario roto
  object: silla, sillas, esterillado, juego de comedor, mecedora
  object 1: persiana de madera, persiana, cortina de enrollar, postigo, postigones, celosías, taparrollo
  object 1: escalera, tabique, división, panel de madera, revestimiento de madera, machimbre, lambriz, cielorraso de madera, entrepiso de madera
  brand: ikea, divino mueble, masisa, egger
  hint: arreglo, cerradura, estructura de madera, montaje, cortina, ventana
  `,
);
