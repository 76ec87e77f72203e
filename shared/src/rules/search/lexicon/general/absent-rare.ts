import { absentTrades } from '../../words/format.ts';

/** Rare trades that have no category yet. */
export const absentRare = absentTrades(`
  Energía eólica > electricidad: eólica, aerogenerador, molino eólico
  Pozos y perforaciones > sanitario: perforación de pozo, pozo semisurgente, pozo artesiano, perforar pozo, perforista, poceros, pocero, hacer pozo de agua, zahorí, rabdomante, pozo de agua, perforación de agua
  Maquinaria y movimiento de tierra > albanileria, jardineria: retroexcavadora, retro, bobcat, minicargadora, pala cargadora, excavadora, topadora, camión de tosca, camión volcador, nivelación de terreno, movimiento de suelos, desmonte con máquina, hidroelevador, autoelevador, zampi, grúa pluma, plataforma elevadora
  Volquetas > albanileria: volqueta, volquete, alquiler de volqueta, contenedor de escombros, retiro de escombros, sacar escombros, llevar escombros, escombro retirar
  Alquiler de herramientas > albanileria, pintura: alquiler de andamios, alquilar andamio, alquilar herramientas, alquiler de herramientas, alquiler de hormigonera, alquilar hormigonera, alquiler de puntales, alquiler de generador, alquilar rotomartillo, alquilar martillo, alquilar hidrolavadora, alquiler de baños químicos, baño químico, baños químicos
  Marmolería > albanileria: marmolista, marmolería, marmolero, mesada de mármol a medida, lápida, lápidas
  Seguros > electricidad: seguro de auto, corredor de seguros, corredora de seguros, seguro de vida, seguro de hogar, asegurar, seguro de moto, soa, aseguradora, bse seguro, productor de seguros
  Óptica > cuidado-de-adultos-mayores: óptica, lentes rotos, óptico, lentes de receta, armazón de lentes, lentes de contacto, cristales de lentes
  Prótesis y ortopedia > cuidado-de-adultos-mayores: plantillas ortopédicas, prótesis, ortopedista, faja ortopédica, audífonos arreglar, alquiler de silla de ruedas, alquilar silla de ruedas, alquilar cama ortopédica, alquiler de cama articulada, alquilar muletas, oxígeno alquiler, mecánico dental, laboratorio dental
  Estudios médicos > cuidado-de-adultos-mayores: colonoscopia, endoscopia, ecografía, ecografías, radiografía, resonancia, tomografía, mamografía, papanicolau, análisis clínicos, laboratorio de análisis, hisopado, test de embarazo, psicotécnico, carné de salud básico, carné de salud, sacar carné de salud, renovar carné de salud
  Tarot y esoterismo > cuidado-de-adultos-mayores: tarot, tarotista, vidente, videncia, amarres, amarre, bruja, brujo, curandera, curandero, umbanda, mae de santo, pai de santo, leer las cartas, tirar las cartas, lectura de cartas, buzios, macumba, mal de ojo, limpieza energética, limpiar energías, péndulo, numerología, carta astral, horóscopo chino, feng shui, rezador, vencedura, vencer culebrilla, empacho
  Doula y partería > cuidado-de-ninos: doula, partera, parto en casa, asesora de lactancia, puericultora de lactancia, curso preparto, clases de parto, obstetra
  Ropa de bebé y disfraces > cuidado-de-ninos: alquiler de disfraces, alquilar disfraz, alquiler de vestidos, alquilar vestido, alquiler de trajes, alquilar traje, alquiler de smoking
  Lavandería y tintorería > limpieza-del-hogar: lavandería, tintorería, lavadero de ropa, lavado a seco, limpieza en seco, lavadero de alfombras retiro, laverrap, laverap, lavado de acolchados, lavar acolchado, lavar frazadas, planchado con retiro a domicilio, valet de ropa, lavar edredón, lavar campera de cuero
  Criaderos y adopción > cuidado-de-mascotas: adoptar perro, adoptar gato, criadero, cachorros en venta, refugio de animales, perro en adopción, gato en adopción, monta perro, cruza perro
  Taxidermia > cuidado-de-mascotas: taxidermista, taxidermia, embalsamador, embalsamar
  Herradores y domadores > cuidado-de-mascotas: herrador, herrar caballo, cascos del caballo, domador, talabartero, dentista equino
  Cuchillería > carpinteria: cuchillero, hacer cuchillo, artesano cuchillos, afilar motosierra, afilar tijera de podar, afilar cuchillas
  Encuadernación y restauración de libros > diseno-web: encuadernador, anillar, anillado, restaurador de libros, tapa dura libro
  Locución y doblaje > musica, diseno-web: locutor, locutora, locución, spot de radio, voz en off, doblajista, grabar audio publicitario, cuña radial, propaganda en parlante, altoparlante, publicidad rodante, auto con parlante
  Actores y modelos > diseno-web: actor, actriz, actores, modelo para fotos, extras para comercial, casting, promotor, clown, estatua viviente, obra de teatro contratar, drag queen
  Mariachis y serenatas > musica: mariachis, mariachi, serenata mariachi
  Animales para fiestas > cuidado-de-ninos: ponis para cumpleaños, paseo en pony, granja móvil, papá noel a domicilio, papá noel, reyes magos a domicilio, personajes para cumpleaños, spiderman para cumpleaños, princesas para cumpleaños, títeres, titiritero, titiritera, cuentacuentos, pinta caritas, pintacaritas, maquillaje artístico infantil, globoflexia, globólogo, burbujas gigantes, peloteros, pelotero, castillo inflable, saltarín, tobogán inflable
  Armas y cacería > carpinteria: armero, arreglar escopeta, arma de fuego arreglo
  Juguetes y objetos antiguos > carpinteria: arreglar muñeca, hospital de muñecas, restaurar juguete, cajita de música arreglar, florero roto, pegar florero, porcelana rota, jarrón roto, pegar jarrón
  Máquinas de coser y oficina > soporte-tecnico: máquina de coser arreglar, técnico en máquinas de coser, máquina de escribir, arreglar calculadora, máquina de tejer
  Instrumentos de medida y balanzas > electricidad: balanza arreglar, calibrar balanza, calibración, báscula, técnico en balanzas
  Motores y herramientas > electricidad: arreglar motosierra, arreglar bordeadora, bordeadora no arranca, motosierra no arranca, cortadora de césped no arranca, cortadora no arranca, arreglar cortadora de pasto, arreglar taladro, amoladora rota, compresor de aire roto, hidrolavadora rota, motoguadaña no arranca, service de bordeadoras, arreglar herramientas, arreglar generador, generador no arranca, tractorcito no arranca
  Repuestos y tornería > electricidad: tornero mecánico, tornería mecánica, rectificadora, rectificar motor, fresador, matricero, matricería, engranajes
  Polarizado y audio de autos > electricidad: polarizado, polarizar vidrios, láminas de seguridad vidrio, polarizar auto, radio de auto, estéreo de auto, equipo de audio auto, alarma de auto, alarma para auto, gps para auto, gps auto, bocinas para auto, cámara de retroceso, telemando, control de auto programar
  Gestoría > clases-particulares: gestor, gestoría, gestora, trámite pasaporte, sacar pasaporte, renovar pasaporte, renovar cédula, ciudadanía italiana trámite, ciudadanía española trámite, trámite de jubilación, jubilarme, trámite de pensión, pensión por invalidez, certificado de antecedentes, legalizar documentos, trámite intendencia, habilitación comercial, habilitación municipal, registro de marca trámite, libreta de propiedad auto, transferir auto, transferir moto, empadronar moto, reempadronar, sacar matrícula, partida de nacimiento pedir
  Despachos y comercio exterior > clases-particulares: despachante de aduana, courier, traer paquete, franquicia de compras, casilla en miami, importar contenedor, importación, exportación
  Mudanza internacional > idiomas: mudanza internacional, mudarse al exterior
  Recursos humanos > soporte-tecnico: selección de personal, reclutamiento, reclutadora, consultora de rrhh, búsqueda de personal, armar currículum, orientador laboral
  Consultoría de empresas > clases-particulares: consultor, consultora de empresas, plan de negocios, proyecto de inversión, iso 9001, certificación iso, haccp, bromatóloga, bromatología, habilitación bromatológica, ingeniero de alimentos, calidad alimentaria
  Seguridad laboral > electricidad: técnico prevencionista, plan de seguridad obra, prevención de riesgos, estudio de seguridad, simulacro de evacuación
  Drones > diseno-web: dron para fotos, filmación con drone, piloto de drone, mapeo con drone, fumigar con drone, drone inmobiliaria
  Deportes y canchas > entrenamiento-fisico: alquiler de cancha, cancha de fútbol 5, cancha de pádel reservar, árbitro, árbitros, jueces de fútbol, organizar torneo, alquiler de bicicletas, alquiler de kayak, alquilar tabla de surf
  Raquetas > entrenamiento-fisico: encordar raqueta, encordado de raquetas, arreglar raqueta
  Pesca y paseos > cuidado-de-adultos-mayores: guía de pesca, pesca embarcada, salida de pesca, paseo en lancha, paseo en velero, cabalgata paseo, cabalgatas, avistamiento
  Alojamiento > limpieza-del-hogar: alojamiento, hospedaje turistas, posada, cabaña para el finde, reservar cabaña, casa para vacaciones, alquilar cabaña, pieza para estudiantes
  Carneadas y embutidos > limpieza-del-hogar: quesero, hacer chorizos, carnicero a domicilio, carneada, faenar cerdo, carnear chancho, hacer embutidos, despiece
  Bebidas y barra > cuidado-de-ninos: chopera, alquiler de chopera, chopp para fiesta, cerveza artesanal en barril, sommelier, cata de vinos, barista, barra de café para evento, carrito de café
  Pirotecnia y efectos > musica: pirotecnia, fuegos de artificio, máquina de humo, máquina de burbujas, efectos especiales, confeti, lanzallamas, pista de baile led, karaoke alquiler, alquilar karaoke
  Iglesias y ceremonias > musica: oficiante de boda, celebrante, ceremonia simbólica, cura para casamiento, pastor, bendecir casa
  Cuidado de tumbas > jardineria: cuidar tumba, limpiar tumba, mantenimiento de nicho, cementerio flores
  Casas prefabricadas > albanileria, carpinteria: casa prefabricada, casas prefabricadas, contenedor vivienda, casa container, cabaña prefabricada, viviendas modulares, tiny house, domo geodésico
  Carpas y lonas > limpieza-del-hogar: lonero, lona para camión, arreglar carpa, coser lona, carpa rota, velas de barco coser, toldo de camión, colchonería, colchonero, hacer almohadones, gomaespuma
  Cuidado de casas > limpieza-del-hogar, jardineria: casero, caseros, cuidador de casa, cuidar la casa en vacaciones, house sitter, regar mientras viajo, casa sola vacaciones vigilar, casero para chacra, matrimonio casero
  Matafuegos y extintores > electricidad: recargar extintor, recarga de extintores, recarga de matafuego, extintor vencido, habilitación de bomberos
  Control ambiental > limpieza-del-hogar: análisis de agua, agua con plomo análisis, aguas residuales, tratamiento de efluentes, residuos peligrosos, retiro de residuos, asbesto, amianto, quitar amianto, reciclar pilas, residuos electrónicos
  Rescate de animales silvestres > cuidado-de-mascotas: sacar colmena, sacar abejas, enjambre, comadreja en el techo, lechuza en la chimenea, zorrillo, mulita
`);
