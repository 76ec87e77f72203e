import { named } from '../../words/format.ts';

/** Wishes beyond the trade. They raise services and hide none. `+` words also stay part of the search. */
export const wishes = named(`
  hoy: hoy, para hoy, hoy mismo, en el día, ahora mismo, ahora, esta tarde, esta noche, hoy a la tarde, hoy a la noche, para ahora, hoy día, today, right now, now, hoje
  urgente: urgente, urgentemente, urgencia, urgencias, ya, ya mismo, lo antes posible, cuanto antes, emergencia, 24 horas, 24 hs, 24hs, 24 h, 24h, las 24 horas, 24 7, auxilio, rápido, express, urge, asap, urgentísimo, con urgencia, lo más rápido posible, lo antes que puedan, antes posible, de inmediato, inmediato, inmediata, emergencias, de apuro, apurado, apurada, es para ya, para ayer, cuanto antes mejor, feriado urgente, emergency, urgência
  noche: de noche, nocturno, por la noche, a la noche, de madrugada, noches, por las noches, nocturna, a las noches, turno noche, madrugada, at night, night, à noite
  finde: fin de semana, fines de semana, finde, findes, sábado, sábados, domingo, domingos, feriado, feriados, los sábados, los domingos, el sábado, el domingo, sab, dgo, dgos, sáb, dom y feriados, sab y dgo, sábado y domingo, finde largo, findes y feriados, fines de sem, weekend, weekends, fim de semana
  barato: barato, barata, baratos, baratas, económico, económica, económicos, accesible, bajo costo, buen precio, más barato, low cost, baratito, cómodo precio, precio accesible, que no cobre caro, no muy caro, que no sea caro, que no salga caro, barateli, baratísimo, barateli, baratón, lo más barato, precios bajos, precio módico, módico, accesibles, económicas, que no me arranque la cabeza, que no me mate, que no me cobre un disparate, que no salga un ojo de la cara, poca plata, con poca plata, bueno bonito y barato, rebajado, promo, promoción, en cuotas, cheap, affordable, budget, mais barato
  remoto: online, on line, por zoom, zoom, virtual, virtuales, a distancia, remoto, remota, por internet clases, por videollamada, videollamada, meet, por meet, en línea clases, por skype, vía zoom, x zoom, clases online, en línea, por whatsapp clases, por teams, modalidad virtual, modalidad online, no presencial
  domicilio: a domicilio, en domicilio, domicilio, en mi casa, a mi casa, que venga a casa, en casa, que vaya a domicilio, a casa, en mi domicilio, que se traslade, que vaya a casa, que venga a mi casa, venga a domicilio, at home, em casa, domiciliario, domiciliaria
`);

/** Words that people write around what they mean. */
export const fillers = named(`
  courtesy: hola, buenas, buen día, buenos días, buenas tardes, buenas noches, gracias, por favor, porfa, porfavor, disculpe, saludos, che, bo, ta, amigo, oye, oi, hello, please, help, hi, buenass, ola, wenas, hey, buenos dia, un saludo, desde ya gracias, muchas gracias, porfis, xfa, xfavor, pls, thanks, obrigado, obrigada, bom dia, boa tarde, olá, oii
  asking: necesito, necesitar, necesitando, necesitaria, preciso, precisar, precisaria, busco, buscar, buscando, ando, quiero, querer, quisiera, querría, quería, consulta, consultar, pregunto, preguntar, ofrecer, contratar, conseguir, consigo, encontrar, encuentro, conocen, conoce, sabe, saben, tenes, tienen, tiene, tengo, tener, hay, hacer, hace, haga, hagan, hacen, haceme, pueda, puede, pueden, podria, poder, venga, venir, vengan, viene, vaya, ir, dar, da, den, deme, haría, sirve, estoy, esta, estan, está, anda, andar, se, quien, quién, alguno, algún, alguna, alguien, algo, cual, cuál, que, qué, como, cómo, donde, dónde, cuando, cuándo, cuanto, cuánto, cuesta, cobra, cobran, cobrar, sale, salen, vale, need, want, looking, someone, who, can, preciso, procuro, quero, gostaria, alguem, ocupo, urgen, busca, ando buscando, ando precisando, precisamos, necesitamos, buscamos, estamos, estaría, quisiéramos, recomiéndenme, recomendame, recomiendame, pasame, pasen, tirame, tiren, díganme, decime, saben de, conocés, conoces, sabés, sabes, tendrán, tendrías, habrá, habría, podés, podes, podrías, podrán, me harían, haces, hacés, hacen, hicieran, venís, venis, vendrías, atienden, atendés, atendes, cobrás, cobras, cobrarán, cobraría, saldría, salga, sepa, sepan, entienda, entiendan, looking for, searching, somebody, anyone, near, near me, wanted, is there, do you, any, preciso de, alguém, quem, faz, faça, fazer, onde, quanto, custa, procurando, ache
  who: persona, personas, gente, señora, señor, muchacho, muchacha, chico, chica, hombre, mujer, profesional, profesionales, especialista, especialistas, experto, expertos, empresa, empresas, servicio, servicios, trabajo, trabajos, trabajador, trabajadores, trabaje, trabajan, trabajar, oficial, oficio, independiente, autónomo, particular, local, tipo, alguno, maestro, encargado, encargue, dedique, dedica, dedican, ocupe, fulano, muchachos, muchachas, señoras, señores, jóvenes, especializado, especializada, conocedor
  quality: bueno, buena, buenos, buenas, buen, mejor, mejores, recomendado, recomendada, recomendados, recomendable, recomiendan, recomienden, recomendar, recomendación, confiable, confianza, honesto, responsable, responsables, prolijo, experiencia, referencias, referencia, serio, seria, calidad, garantía, matriculado, matriculada, autorizado, habilitado, certificado, cerca, cercano, cercana, mío, mí, zona, barrio, alrededores, disponible, disponibles, factura, capacitado, capacitada, barrios, prolija, puntual, puntuales, cumplidor, cumplidora, confiables, de confianza, honrado, honesta, honrada, amable, boleta, responsabilidad, excelente, excelentes, genial, capo, crack, good, best, reliable, trusted, confiança, bom, boa
  price: precio, precios, presupuesto, presupuestos, cotización, cotizar, tarifa, tarifas, costo, costos, valor, valores, hora, horas, por hora, por día, mensual, mes, semana, semanal, día, días, veces, vez, tarde, mañana, mañanas, tardes, lunes, martes, miércoles, jueves, viernes, turno, jornada, medio horario, media jornada, quincena, quincenal, mensualidad, anual, rato, ratito, ratos, cuotas, gratis, gratuito, sale aprox, aproximado, por mes, por semana, x mes, x hora, x dia, por vez, price, cost, how much, preço, orçamento, quanto custa
  glue: de, del, la, el, los, las, lo, un, una, unos, unas, y, o, u, e, a, al, en, con, sin, por, para, pa, pal, que, q, me, te, se, le, les, nos, mi, mis, tu, su, sus, es, son, soy, era, fue, está, muy, más, mas, no, si, sí, ya, hay, desde, hasta, entre, sobre, como, esto, esta, este, ese, esa, eso, estos, aquí, acá, allá, ahí, todo, toda, todos, todas, cada, otro, otra, tan, tanto, the, for, my, in, to, and, um, uma, para, com, do, da, em, na, no, os, as
  doing: arreglar, arreglo, arregle, reparar, reparación, reparaciones, reparador, cambiar, cambio, cambie, colocar, colocación, coloque, poner, ponga, instalar, instalación, instale, instalador, solucionar, solucione, revisar, revise, mirar, ver, vea, funcionar, funciona, anda, andando, romper, roto, rota, rompió, rompe, descomponer, descompuesto, descompuesta, estropear, dañar, dañado, problema, problemas, mantenimiento, service, compostura, componer, fallar, falla, ayudar, ayude, ayuda, llamar, llevar, sacar, sirva, quedar, dejar, nuevo, nueva, nuevos, viejo, chico, grande, chiquito, cosa, cosas, número, teléfono de, contacto, whatsapp de, celular de, dato, datos de, tel, teléfono, reparador, arreglen, arreglame, arreglarme, arreglarlo, arreglarla, repararme, repararlo, cambiarme, colocarme, ponerme, instalarme, solucionarme, revisarme, venirme, ayudarme, ayudame, funcionando, funcionó, fallando, falló, anduvo, andan, dejó, deja, quedó, quedaron, quedamos, empezó, empieza, sigue, pasa, pasó, pasado, fix, repair, install, replace, broken, consertar, arrumar, trocar, quebrado, estragado, quebrou, chicas, chicos, pequeño, pequeña, detalles
  town: uruguay, uruguayo, ciudad, país, departamento de, interior
`);

/** Abbreviations that people use, and their full words. */
export const abbreviations = named(`
  mi padre: mi viejo, el viejo mío
  mi madre: mi vieja, la vieja mía
  mis padres: mis viejos
  apartamento: apto, apt, aptos, depto, dpto, depa, dto
  profesor: prof, profe, profs, proff, profa
  particulares: part, partic
  matematica: mat, mates
  biologia: bio
  computadora: compus, pece
  gimnasia: gim
  electricista: elect, electr, electric, elec, electri, elctr
  sanitario: sanit, sanitar, plom, plome, plomer
  carpintero: carp, carpint, carpin
  albañil: alb, albañ, alban
  pintor: pint, pintr
  jardinero: jard
  limpiadora: limpiad, limpiadr
  niñera: niñ, niñer
  acompañante: acomp, acompañ, acompan
  cuidadora: cuid, cuidad
  veterinario: vete, veter
  peluqueria: pelu, peluq, pelq
  psicologo: psico, psicol
  mecanico: mec, mecan
  informatica: informat, infor
  refrigeracion: refrig
  colocacion: coloc, colocac
  calefaccion: calef, calefac
  impermeabilizacion: impermeab, impermeabil
  construccion: constr, construc
  reforma: refor
  mascotas: masc
  musica: mus
  aire acondicionado: aire acond, aire ac, a acond, ac, split aire, aires acond
  lavarropas: lavarropa, lavaropa
  notebook: note, nb
  dormitorios: dorm, dorms
  cumpleaños: cumple años, cumples, cumpl
  cocina: coc
  universidad: univ
  facultad: facu, fac, facul
  bachillerato: bach, bachi
  examen: exam
  literatura: lite, liter
  historia: hist
  geografia: geo, geog
  filosofia: filos
  programacion: prog, progr
  economia: econ
  derecho: der
  portugues: port, portu, portug
  frances: fran
  italiano: ital
  aleman: alem
  español: esp
  entrenamiento: entrenam
  gimnasio: gimn
  guitarra: guita, guit
  wifi: wi fi, wfi, wiifi
  internet: inet
  instagram: ig, insta
  facebook: fb, feis
  whatsapp: wsp, wpp, wapp, wp, ws, wasap, guasap, wasapp, whatsap, wats, watsap, watsapp, was
  mercadopago: mp, mercado pago
  microondas: micro ondas
  kilometro: km
  certificado: certif
  autorizado: autoriz, aut
  firma: fma
  servicio: serv, serviciio
  tecnico: tec, tecn, tecnic
  reparacion: rep, repar, reparac
  instalacion: inst, instal
  mantenimiento: mant, mantenim
  limpieza: limp
  habitacion: hab, habit
  departamento: dep
  presupuesto: presup, ppto
  en montevideo: en monte
  montevideo: mvd, mdeo, mvdeo, mvdo, montevi, mont
  maldonado: mdo, mald, maldo, mdonado
  canelones: cnes, canel, canelon
  punta del este: pde, pta del este, punta del e, pta del leste, punta del leste, punta leste, pta leste, pdeleste, puntadeleste
  treinta y tres: 33, tyt, treintaitres
  ciudad de la costa: cdad de la costa, cdc, cdelacosta, ciu de la costa, cdad costa
  punta carretas: pta carretas, punta car, pta carreta, pta carr, pta carret, p carretas, puntacarretas
  parque rodo: pque rodo, pq rodo
  parque batlle: pque batlle, pq batlle, parque batle
  punta gorda: pta gorda
  punta del diablo: pta del diablo, pta diablo, pdd, pta del d
  punta ballena: pta ballena
  punta colorada: pta colorada
  punta negra: pta negra
  punta de rieles: pta de rieles, pta rieles
  ciudad vieja: cdad vieja, ciu vieja, cv
  jacinto vera: jac vera
  la blanqueada: blanqueada
  paso molino: p molino, pso molino
  tres cruces: 3 cruces
  paso de los toros: p de los toros
  rio negro: r negro
  cerro largo: c largo, clargo
  las piedras: l piedras
  nueva helvecia: n helvecia
  juan lacaze: j lacaze
  villa española: v española
  parque del plata: pque del plata
  santa lucia: sta lucia
  santa rosa: sta rosa
  santa catalina: sta catalina
  san carlos: s carlos
  barra de carrasco: bra de carrasco
  jose ignacio: j ignacio
  paysandu: pay, paysa
  tacuarembo: tacua, tbo, tcbo
  san jose: s jose, sn jose
  piriapolis: piria
  atlantida: atlan
  colonia: col
  fray bentos: f bentos
  solymar: soly
  por que: xq, xk, porq
  categoria b: cat b
  categoria a: cat a
  matricula: matric, matr
  electricista matriculado: elect mat, elec mat, electr mat, electricista mat, el mat
  sanitario matriculado: sanit mat, sanitario mat
  por: x
  que: q, k, ke
  aire acondicionado: aa, a a, ac, aireacondicionado
  con: c
  ciudad: cdad, cd
  avenida: av, avda
  domicilio: dom, domic
  urgente: urg, urgte
  telefono: tel
  celular: cel, celu
  educacion fisica: ed fisica, educ fisica
  television: tv, tvs
  ingles: ing
  fisica: fis
  quimica: quim
  contabilidad: contab, cont
  fin de semana: fds, finde sem
`);

/**
 * Searches with these words want no service: goods to buy or sell, jobs, news. The `maybe` words also occur in other
 * searches.
 */
export const noise = named(`
  goods: usado, usada, usados, usadas, segunda mano, vendo, compro, se vende, permuto, permuta, dueño vende, vendo urgente, alquilo, alquiler de casa, alquiler apartamento, alquiler de apartamento, alquiler casa, alquiler monoambiente, monoambiente alquiler, apartamento en alquiler, casa en alquiler, casas en alquiler, apartamentos en alquiler, alquiler sin garantía, alquiler temporario, alquiler por día, alquiler pieza, pieza en alquiler, habitación en alquiler, habitacion alquiler, pensión estudiantil, pensión para estudiantes, residencia estudiantil, busco apartamento, busco casa para alquilar, busco alquiler, alquiler anual, dueño alquila, venta de casa, venta de autos, venta de terreno, venta de apartamento, casa en venta, apartamento en venta, terreno en venta, terrenos en venta, local en venta, moto en venta, autos usados, auto usado, moto usada, repuesto de auto, repuestos, precio del auto, mercado libre celulares, celulares baratos, iphone precio, for sale, for rent, aluga se, vende se
  jobs: busco trabajo, busco laburo, busco empleo, necesito trabajo, preciso trabajo, precisando trabajo, ando buscando trabajo, bolsa de trabajo, ofrezco trabajo, ofrezco mis servicios, me ofrezco, me ofresco, se ofrece, oferta laboral, ofertas laborales, oferta de trabajo, ofertas de trabajo, vacante, vacantes, llamado laboral, llamados laborales, mandar currículum, dejar currículum, currículum, tirar currículum, se busca empleada, se necesita empleada, agarro lo que venga, hago changas, hago lo que sea, lo que venga, tengo libreta y carné, trabajo de cajera, trabajo de lo que sea, trabajo part time, trabajo desde casa, trabajo remoto, trabajo sin experiencia, cajero automático, computrabajo, gallito trabajo, uruguay concursa, job offer, jobs in, job vacancies, vaga de emprego, procuro emprego, procuro trabalho
  news: qué hora es, qué hora juega, hora juega, quién ganó, a cuánto está, dólar blue, dólar hoy, euro hoy, kilo de, precio de la carne, serie para ver, series para ver, película para ver, qué ver en, para ver en netflix, significado de, sinónimo de, capital de, cuántos habitantes, fecha de cobro, fechas de pago, cuándo se cobra, clima en, inumet, alerta meteorológica, championes nike, tabla del campeonato, cotización del dólar, precio del dólar, pronóstico, tiempo mañana, va a llover, quiniela, quiniela nocturna, lotería, cinco de oro, 5 de oro, tómbola, qué salió, peñarol nacional, nacional peñarol, clásico peñarol, entradas peñarol, entradas nacional, entradas para, entradas olimpia, entradas concierto, horóscopo, noticias, farmacia de turno, farmacia abierta, ómnibus horario, horario de ómnibus, horarios de ómnibus, cutcsa, copsa, copay, feriados 2026, traductor google, letra de canción, letra de la canción, resultado del partido, tabla de posiciones, gol de, mundial, copa libertadores, uruguay hoy, elecciones, gran hermano, subrayado, telenoche, cédula agenda turno, receta de, recetas de, cómo hacer torta, what time, weather
  money: préstamo, préstamos, prestamista, dinero urgente, plata rápida, plata ya, tarjeta de crédito, sin clearing, sin recibo, cripto, criptomonedas, bitcoin, ganar plata, ganar dinero, invertir dólares, cambio dólares, emprestimo
  love: amante, encuentros, escort, sexo, chat de amigos, tinder, solteras, solteros, porno, masajes eróticos, masaje erótico, masajes con final feliz, final feliz, prostituta, acompañante vip, sugar daddy
  maybe: carné de salud, venta, ventas, regalo, regalos, remate, remates, liquidación, comprar, ofertas de, zapatillas, championes, perfume, perfumes, empleo, empleos, llamados, cajera, cajero, dólar, clima, resultado, resultados, partido, partidos, horario, horarios, ómnibus, calendario, película, películas, series, serie, descargar, significado, novela, crédito, créditos, novia, novio, pareja, citas, supermercado, farmacia, restaurante cerca, delivery cerca, ferretería, kiosco, almacén, carnicería, verdulería, panadería cerca, shopping, hotel, hoteles, hostel, camping, pasajes, vuelos, entradas, boliche, bar, cine, teatro hoy, monoambiente, alquiler
`);
