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
  trade: plomera, plomeros, gasfitería, cañero, cañista, bombero de agua, bombista, service de calderas, calderista, calefaccionista, cloaquista, encanamento, desentupidor, desentupir, hidráulica, técnico sanitario, pocero, perforador de pozos, tanquero
  problem: water no traga, water tranca, se viene el agua para arriba, sube el agua por la rejilla, vuelve el agua por la rejilla, revienta la cámara, cámara desborda, cámara llena, cámara rebasada, sale agua por la cámara, agua podrida, aguas servidas, caca en el patio, retorno de cloaca, gorgotea la pileta, hace glu glu, la pileta traga lento, desagota lento, baja lento el agua, se junta agua en la ducha, pelos en el desagüe, se cayó el anillo en la pileta, cayó en el inodoro, tiró un juguete al inodoro, grasa en el caño, sonda para destapar, destapacaños, sopapa
  problem: cuenta de ose, factura de ose, boleta de ose, ose por las nubes, gasto de agua, se va el agua, agua por las nubes, consumo excesivo de agua, pérdida oculta, pérdida escondida, detectar pérdida, detección de pérdidas, buscar pérdida, geófono, gira el contador de ose, corre el contador, caño enterrado, caño de plomo, caño de hierro, caño galvanizado, cañería nueva, cañería vieja, cambiar las cañerías, renovar cañería, montante, columna de desagüe, bajante
  problem: chorrear ducha, chorrear inodoro, chorrear caño, chorrear termofón, gotita canilla, canilla dura, canilla floja, canilla rota, cambiar canilla, poner canilla, cueritos, cambiar grifería, poner grifería, poner monocomando, canilla de patio, canilla del jardín, canilla afuera, robinete, vástago, cierre cerámico, aireador de canilla, canilla de lavarropas, canilla de servicio
  problem: mojar el vecino de abajo, gotear al vecino de abajo, perder al vecino, filtrar al vecino, mancha en el techo del baño, gotear del piso de arriba, me llueve del baño de arriba, agua del vecino, agua por la pared, mojar pared baño
  problem: calefón chorrea, calefón explotó, calefón no anda, calefón patea, calefón hace ruido, calefón viejo, cambiar calefón, poner calefón, colgar calefón, instalar calefón, sacar calefón, bajar calefón, calefón pinchado, calefón picado, válvula del calefón, ánodo calefón, sarro calefón, limpiar calefón, termofón pierde, termofón no calienta, termotanque pierde, agua fría, agua tibia, calentador pierde, calefón a gas, calefón eléctrico
  problem: sale un hilito, hilo de agua, hilito de agua, chorrito de agua, sale apenas agua, falta presión, aumentar la presión, tanque no carga, tanque no llena, tanque desborda, tanque rebalsa, tanque pierde, limpiar tanque, lavar tanque, tanque sucio, cambiar tanque, poner tanque, instalar tanque, tanque de fibrocemento, agua marrón, agua sucia canilla, agua turbia, agua con olor, agua con gusto feo, agua salobre
  problem: bomba no arranca, bomba no prende, bomba no chupa, bomba no carga, bomba hace ruido, bomba quemada, bomba de pozo, bomba de achique, bomba centrífuga, cambiar bomba, poner bomba, automático de bomba, presostato, pera de nivel, cebar bomba
  problem: cisterna no para, mochila pierde, mochila no carga, mochila no corta, botón del inodoro, no anda la cadena, tirar la cadena, cadena del water, descarga del inodoro, descarga del baño, fuelle, obturador cisterna, flapper, cambiar inodoro, poner inodoro, inodoro partido, inodoro rajado, inodoro roto, asiento de inodoro, cambiar cisterna, arreglar cisterna, arreglar inodoro, arreglar water
  problem: agujereé un caño, taladré un caño, le di a un caño, perforé el caño, flexible reventado, explotó el flexible, flexible roto, se inundó, inundación, inundado, se me inunda, agua por todos lados, agua por todas partes, cerrar el agua, no cierra la llave de paso, llave general de agua, llave de paso rota
  problem: estufa a gas no prende, cocina a gas no prende, hornalla no prende, regulador de garrafa, pasar cocina a gas natural, convertir a gas natural, instalar cocina, conectar cocina, instalar gas, instalación de gas, habilitar gas, montevideo gas, certificado de gas, inspección de gas, ursea, caldera no prende, caldera no arranca, caldera pierde presión, radiador no calienta, radiador pierde, purgar radiador, losa no calienta, poner losa radiante, instalar calefacción
  problem: plunger, clogged toilet, clogged drain, clogged sink, leaking tap, leaking pipe, leak, water heater, broken pipe, no hot water, pia entupida, vaso entupido, vazamento, cano furado, cano estourado, torneira pingando, goteira na pia, aquecedor
  problem: instalación de agua, pasar caños, tirar caños, bajar desagüe, desagüe nuevo, sacar un desagüe, mover inodoro, mover la pileta, poner lavatorio, colocar lavatorio, poner bidet, sacar bidet, poner pileta, cambiar pileta, cambiar sifón, sifón pierde, poner mampara, colocar mampara, poner ducha, cambiar ducha, duchero nuevo, lluvia de ducha, plato de ducha, receptáculo, cambiar bañera, bañera pierde, jacuzzi no anda, bomba de jacuzzi, poner extractor de grasa, armar baño, conectar al saneamiento, conexión saneamiento, obligación de saneamiento, cámara uno, cámara nueva, pozo negro desborda, pozo negro lleno destapar, hacer pozo negro, drenaje, drenes, pluviales tapados, boca de desagüe
  object: cañito, cañitos, caños, canillas, grifos, canilla de cocina, niple, unión doble, teflón, tarraja, prensa cable de caño, ppr, aqua system, caño de cobre, caño negro, pex, tubería de cobre, rejilla de piso, tapa ciega, sumidero, interceptor de grasa, cámara de grasa, colilla, válvula de retención, válvula de seguridad, válvula esférica, llave esférica, vaso de expansión, registro de agua, medidor de ose, caja de ose, vanitory con bacha, bañadera, tina, regadera, tinaco, pileta de lavar, pileta de lavadero, piletón, toallero térmico, ducha higiénica, duchador, banheiro
  problem: contador de agua
  object: tanque, tanques, bajada de caño, sanitarios, agua corriente, agua potable, cañerías, tuberías
  brand: genebre, hidros, franke, tramontina pileta, lorenzetti, delne, sanitana, incepa, celite, rotoplas, nicoll, amanco, paviplast, saladillo, fiat lux bombas, pedrollo, rowa, grundfos, czerweny, leo bomba, cyser, collerati calefón, calefón bronx, kendal calefón, delta calefón, peabody calefón, smartlife calefón, wnr, junkers, vaillant, orbis, longvie, kroner, riogas, acodike, megal
  problem 3: cisterna hace silbido, canilla hace silbido, inodoro hace silbido, cisterna silba, wáter silba, cisterna hace y no corta, wáter cantando, wáter no para de correr, inodoro cantando, cisterna cantando, canilla cantando, caño cantando, calefón cantando, inodoro silba, canilla silba, caño silba, cañería silba, inodoro suena, inodoro hace ruido, wáter hace ruido, cisterna hace ruido, wáter corre toda la noche, inodoro corre, wáter corre, cisterna corre, corre agua, correr el agua toda la noche, agua corriendo, ruido de agua, ruido en los caños, ruido en las cañerías, golpe de ariete, golpean los caños, caños golpean, caños vibran, tiembla la cañería, borbotea, burbujea la pileta, gárgaras la pileta, pileta hace ruido, ruido desagüe, gotita toda la noche, tic tic de la canilla, gotea toda la noche
  problem 3: pileta rebosando, pileta rebosar, pileta de patio rebosa, rebosar inodoro, rebosar rejilla, rebosar cámara, rebosar tanque, rebalsar pileta, rebalsar rejilla, rebalsar cámara, desbordar pileta, desborda rejilla, desborda la cámara, rejilla del patio, pileta de patio, pileta de patio tapada, sale agua de la rejilla, vuelve el agua por la pileta, devuelve la pileta, no se va el agua, el agua no se va, no termina de irse el agua, charco al lado del inodoro, charco abajo de la pileta, charco abajo del calefón, mueble de la pileta mojado
  `,
);
