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
  object: brocha, pincel, soplete, hidrolavado, hidrolavar fachada, hidrolavadora
  object 1: señalización vial, demarcación, estacionamiento pintado, letrista, cartel pintado
  brand: inca, sinteplast, sherwin williams, belco, tersuave, tintas renner, suvinil
  brand +albanileria=1.2: sika, sikafill, inca fibrado, membrana sika, ceresita, bituplast
  hint: color, mancha, brillo, fondo
  trade: pintora, pintores, pintoras, decoración de paredes, empapeladora, empapeladores, colocador de papel, colocador de empapelado, wallpaper, paint my house, muralismo, grafitero, graffiti, grafiti artístico, stencil, esténcil, patinador de muebles, hidrolavador, hidroarenado, arenado, arenador
  problem: dos manos, darle color, dar color, color nuevo, cambiar color pared, dejar todo blanco, blanquear, blanqueo, entregar apartamento pintado, pintar vidriera, pintar celosías, pintar aberturas, pintar barra, pintar cartel
  problem: ampollas pared, globos en la pared, pared descascarada, pared pelada, pared sucia, pared garabateada, los gurises rayaron la pared, paredes rayadas, crayola en la pared, pared amarilla, techo amarillo, techo manchado, techo negro, manchas negras, mancha de humedad, tapar manchas, humo en la pared, pared con grasa, tapar agujeritos, tapar agujeros de clavos, tapar grietas pintar, fisuras pintura, emparejar la pared, lijar, lijado, rasquetear, rasqueteado, fijador, sellador, imprimación, pulir pared, alisar pared, pared lisa
  problem: grafitear, grafitearon, limpiar graffiti, borrar graffiti, tapar graffiti, escribieron la pared, pintadas, antigraffiti, vandalizaron el frente, frente despintado, fachada despintada, fachada sucia, limpiar fachada, lavado de fachada, hidrolavar, hidrolavar vereda, restaurar fachada, recuperar fachada
  problem: rejas oxidadas, óxido reja, portón oxidado, sacar óxido, quitar óxido, antióxido rejas, pasarle antióxido
  problem: forrar pared, papel en la pared, poner papel, pegar papel, sacar papel, papel despegado, vinilo decorativo, vinilo para pared, fotomural, poner vinilo, papel con flores
  problem +albanileria=2: impermeabilizar pretil, impermeabilizar terraza, pasar membrana líquida, dar membrana, dar membrana líquida, pintar techo con membrana, pintura de azotea, pintura para techo, pintar con impermeabilizante, fibrado azotea, membrana pasta, membrana en pasta, proteger azotea
  problem: barnizar puerta, barnizar deck, barnizar techo, barnizar machimbre, impregnante, lasur, cetol, proteger madera, esmaltar, reesmaltar, poliuretano para piso
  object: rodillos, pinceles, brochas, cinta de enmascarar, lija, espátula, andamio, andamios, lata de pintura, latas de pintura, pinturas, cal, lechada, mate satinado, satinado, semimate, acrílica, pintura acrílica, pintura pizarrón, pizarrón pintado, antihumedad, masilla, paleta de colores, colorimetría, color beige, color gris pared, degradé, franjas pared, rayas pared, cenefa, texturado, revestimiento acrílico, revear, tarquini, marmolado, estucado, veneciano, cemento alisado pared, microcemento baño, cal y arena, quimtex, fulget, spray, aerosol, tinta, massa corrida
  brand: incalex, incamur, incalux, belcolor, recuplast, albalatex, colorín, glasurit, suvinil fosco, coral tintas, renner, kolor, disur, elbex, anypsa, ferrolux, ferrobet, corrosín, sikkens, xyladecor, petrilac, osmocolor, sikaguard, hydra, emapi
  problem 3: pintar *pared, mano de pintura *pared, pintada *pared, blanquear *pared, repintar *pared, color *pared, pintar *mueble, laquear *mueble, descascarar *pared, descascarado *pared, hongos *pared, manchas *pared, englobar *pared, enduido *pared, empapelar *pared, lijar *pared, mural *pared, dibujo en la *pared, dejar blanco *pared, lavar *pared fachada
  problem: dar una mano, retoques, pincelada, hacer blanco, poner blanco, cal, combinar colores, protector de madera, epóxica, poliuretano, pintura para techo, balancín, revoque plástico, texturizado, salpicré, salpicado, gotelé, efecto cemento, rústico, símil piedra, venecita, pátina, aerógrafo, aerografía, airless, grafiti, tapar grafiti, borrar grafiti, dibujo en la pared, letras en la pared, cartel pintado, filetear, fileteado
  problem: se descascara, se ampolla, manchas de humo, tapar rayones, tapar agujeros, tapar grietas, fisuras, antihongos, anti hongos, fungicida pared, moho, verdín, humedad pintar, pintar con humedad, techo amarillento, techo de chapa pintar, cambiar color muebles, pintar bote, despegar papel, pintar nicho, pintar tumba
  object: laca, aguarrás, thinner, membrana fibrada, acabado, sherwin, alba pintura
  hint: blanco, descascarado, hongos, manos, óxido, oxidado, retocar
  problem 4: pintar *negocio
  problem: marcas en la pared, marca en las paredes, drypen, crayola en la pared, rayaron la pared, paredes rayadas, tapar el verde, tapar el color, tapar el rojo, tapar el negro, ventanas resecas, resecas por el sol, cambiar la cara, cambiarle la cara, cara al frente, lavado de cara
  problem 3: quede gris, queden grises, de gris, color verde, color rosa, color arena, verde agua, dejar parejo, emparejar paredes, látex lavable, pintura lavable, metro cuadrado de pintura, tres ambientes pintar, dos ambientes pintar, guarda en la pared, pizarra en la pared, pintar garage, pintar piso de garage, ladrillo visto tratamiento, hidrofugar, hidrófugo, sellar ladrillo, protector de ladrillo
  problem 4: barnizar cabaña, barnizar troncos, barnizar madera, antigotera, antigoteras, pintar cabaña
    problem: esmaltar azulejos, esmaltar cerámica, pintar azulejos, pintar azulejo, esmalte para azulejos, esmaltar bañera, esmaltar puertas
`,
);
