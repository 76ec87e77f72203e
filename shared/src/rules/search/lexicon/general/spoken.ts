import { named } from '../../words/format.ts';

/** What people mean besides the trade: these raise services, they hide none. `+` words also stay part of the search. */
export const wishes = named(`
  hoy: hoy, para hoy, hoy mismo, en el día, ahora mismo, ahora, esta tarde, esta noche
  urgente: urgente, urgentemente, urgencia, urgencias, ya, ya mismo, lo antes posible, cuanto antes, emergencia, 24 horas, 24 hs, 24hs, 24 h, 24h, las 24 horas, 24 7, auxilio, rápido, express, urge, asap
  noche: de noche, nocturno, por la noche, a la noche, de madrugada, noches
  finde: fin de semana, fines de semana, finde, findes, sábado, sábados, domingo, domingos, feriado, feriados, los sábados, los domingos, el sábado, el domingo
  barato: barato, barata, baratos, baratas, económico, económica, económicos, accesible, bajo costo, buen precio, más barato, low cost, baratito, cómodo precio, precio accesible, que no cobre caro, no muy caro, que no sea caro, que no salga caro, barateli
  remoto: online, on line, por zoom, zoom, virtual, virtuales, a distancia, remoto, remota, por internet clases, por videollamada, videollamada, meet, por meet, en línea clases
  domicilio: a domicilio, en domicilio, domicilio, en mi casa, a mi casa, que venga a casa, en casa, que vaya a domicilio
`);

/** Words that people write around what they mean. */
export const fillers = named(`
  courtesy: hola, buenas, buen día, buenos días, buenas tardes, buenas noches, gracias, por favor, porfa, porfavor, disculpe, saludos, che, bo, ta, amigo, oye, oi, hello, please, help, hi
  asking: necesito, necesitar, necesitando, necesitaria, preciso, precisar, precisaria, busco, buscar, buscando, ando, quiero, querer, quisiera, querría, quería, consulta, consultar, pregunto, preguntar, ofrecer, contratar, conseguir, consigo, encontrar, encuentro, conocen, conoce, sabe, saben, tenes, tienen, tiene, tengo, tener, hay, hacer, hace, haga, hagan, hacen, haceme, pueda, puede, pueden, podria, poder, venga, venir, vengan, viene, vaya, ir, dar, da, den, deme, haría, sirve, estoy, esta, estan, está, anda, andar, se, quien, quién, alguno, algún, alguna, alguien, algo, cual, cuál, que, qué, como, cómo, donde, dónde, cuando, cuándo, cuanto, cuánto, cuesta, cobra, cobran, cobrar, sale, salen, vale, need, want, looking, someone, who, can, preciso, procuro, quero, gostaria, alguem, ocupo, urgen
  who: persona, personas, gente, señora, señor, muchacho, muchacha, chico, chica, hombre, mujer, profesional, profesionales, especialista, especialistas, experto, expertos, empresa, empresas, servicio, servicios, trabajo, trabajos, trabajador, trabajadores, trabaje, trabajan, trabajar, oficial, oficio, independiente, autónomo, particular, local, tipo, alguno, maestro, encargado, encargue, dedique, dedica, dedican, ocupe
  quality: bueno, buena, buenos, buenas, buen, mejor, mejores, recomendado, recomendada, recomendados, recomendable, recomiendan, recomienden, recomendar, recomendación, confiable, confianza, honesto, responsable, responsables, prolijo, experiencia, referencias, referencia, serio, seria, calidad, garantía, matriculado, matriculada, autorizado, habilitado, certificado, cerca, cercano, cercana, mío, mí, zona, barrio, alrededores, disponible, disponibles, factura, capacitado
  price: precio, precios, presupuesto, presupuestos, cotización, cotizar, tarifa, tarifas, costo, costos, valor, valores, hora, horas, por hora, por día, mensual, mes, semana, semanal, día, días, veces, vez, tarde, mañana, mañanas, tardes, lunes, martes, miércoles, jueves, viernes, turno
  glue: de, del, la, el, los, las, lo, un, una, unos, unas, y, o, u, e, a, al, en, con, sin, por, para, pa, pal, que, q, me, te, se, le, les, nos, mi, mis, tu, su, sus, es, son, soy, era, fue, está, muy, más, mas, no, si, sí, ya, hay, desde, hasta, entre, sobre, como, esto, esta, este, ese, esa, eso, estos, aquí, acá, allá, ahí, todo, toda, todos, todas, cada, otro, otra, tan, tanto, the, for, my, in, to, and, um, uma, para, com, do, da, em, na, no, os, as
  doing: arreglar, arreglo, arregle, reparar, reparación, reparaciones, reparador, cambiar, cambio, cambie, colocar, colocación, coloque, poner, ponga, instalar, instalación, instale, instalador, solucionar, solucione, revisar, revise, mirar, ver, vea, funcionar, funciona, anda, andando, romper, roto, rota, rompió, rompe, descomponer, descompuesto, descompuesta, estropear, dañar, dañado, problema, problemas, mantenimiento, service, compostura, componer, fallar, falla, ayudar, ayude, ayuda, llamar, llevar, sacar, sirva, quedar, dejar, nuevo, nueva, nuevos, viejo, chico, grande, chiquito, cosa, cosas, número, teléfono de, contacto, whatsapp de, celular de, dato, datos de
  town: uruguay, uruguayo, ciudad, país, departamento de, interior
`);

/** What people shorten, and what it stands for. */
export const abbreviations = named(`
  apartamento: apto, apt, aptos, depto, dpto, depa, dto
  profesor: prof, profe, profs, proff, profa
  particulares: part, partic
  matematica: mat, mates
  biologia: bio
  computadora: compus, pece
  gimnasia: gim
  electricista: elect, electr
  servicio: serv, serviciio
  tecnico: tec, tecn, tecnic
  reparacion: rep, repar, reparac
  instalacion: inst, instal
  mantenimiento: mant, mantenim
  limpieza: limp
  habitacion: hab, habit
  departamento: dep
  presupuesto: presup, ppto
  montevideo: mvd, mdeo, mvdeo, mvdo, montevi, monte, mont
  maldonado: mdo, mald, maldo, mdonado
  canelones: cnes, canel, canelon
  punta del este: pde, pta del este, punta del e, pdeleste, puntadeleste
  treinta y tres: 33, tyt, treintaitres
  ciudad de la costa: cdad de la costa, cdc, cdelacosta, ciu de la costa, cdad costa
  punta carretas: pta carretas, punta car, pta carreta
  parque rodo: pque rodo, pq rodo
  parque batlle: pque batlle, pq batlle, parque batle
  punta gorda: pta gorda
  paysandu: pay, paysa
  tacuarembo: tacua, tbo, tcbo
  san jose: s jose, sn jose
  piriapolis: piria
  atlantida: atlan
  colonia: col
  fray bentos: f bentos
  solymar: soly
  por: x
  que: q, k, ke
  aire acondicionado: a/a, aa, a a, aireacondicionado
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

/** Whoever writes these looks for no service: goods to buy or sell, jobs, news. */
export const noise = named(`
  goods: vendo, compro, venta, ventas, se vende, usado, usada, usados, usadas, segunda mano, permuto, permuta, regalo, remate, liquidación, alquilo, alquiler de casa, alquiler apartamento, alquiler de apartamento, casa en venta, terreno en venta, comprar, ofertas de, zapatillas, championes, perfume, autos usados, repuesto de auto, precio del auto
  jobs: busco trabajo, bolsa de trabajo, ofrezco trabajo, oferta laboral, ofertas laborales, vacante, vacantes, llamado laboral, llamados, currículum, se busca empleada, empleo, empleos, trabajo de cajera, cajera, cajero automático, computrabajo, gallito trabajo, uruguay concursa
  news: dólar, cotización del dólar, clima, pronóstico, tiempo mañana, quiniela, lotería, cinco de oro, resultado, resultados, partido, peñarol nacional, nacional peñarol, horóscopo, noticias, farmacia de turno, horario, horarios, ómnibus, cutcsa, copsa, feriados 2026, calendario, traductor google, película, series, letra de canción, descargar, significado, elecciones, novela
  money: préstamo, préstamos, crédito, créditos, dinero urgente, plata rápida, tarjeta de crédito, sin clearing, sin recibo, cripto, bitcoin
  love: novia, novio, pareja, amante, encuentros, escort, citas, sexo, chat de amigos, tinder, solteras, porno
`);
