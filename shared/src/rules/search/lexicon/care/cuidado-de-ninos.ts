import { concepts } from '../../words/format.ts';

/** Children: who looks after them, and their birthdays. */
export const cuidadoDeNinos = concepts(
  'cuidado-de-ninos',
  `
  trade: childcare, childminder, niñera, niñero, babysitter, baby sitter, canguro, nana, nodriza, institutriz, au pair, niñera por horas, niñera con cama, niñera de noche, nanny, babá
  trade: cuidadora de niños, cuidador de niños, cuidado de niños, cuidado infantil, cuidado de bebés, puericultora, doula, asesora de lactancia, consultora de lactancia, maternaje, educadora inicial, maestra jardinera, maestra inicial, asistente maternal
  trade: animador infantil, animadora infantil, animación infantil, animación de cumpleaños, animador de fiestas infantiles, recreador, recreación, recreadora, animadores, animación para niños, show infantil, personajes para cumpleaños, pintacaritas, globología, títeres, titiritero, cuentacuentos, mago infantil, magia para niños
  problem 3: cuidar niño, cuidar niña, cuidar niños, cuidar hijo, cuidar hija, cuidar hijos, cuidar bebé, cuidar gurí, cuidar gurisa, cuidar gurises, cuidar chiquilines, cuidar chicos, cuidar nene, cuidar nena, cuidar nenes, cuidar mellizos, cuidar botija, cuidar peques, cuidar nietos, cuidar sobrino, atender bebé, mirar a los nenes, mirar a los niños, quedarse con los niños, quedarse con el bebé, quedarse con los gurises, cuidar a mi hijo, cuidar criaturas, cuidar recién nacido, alguien que mire a los nenes
  problem: llevar a la escuela, llevar niños a la escuela, buscar a la escuela, traer de la escuela, retirar de la escuela, levantar de la escuela, retirar del colegio, llevar al jardín, buscar al jardín, recoger del colegio, salida de la escuela, retirar del jardín, ir a buscar a los nenes, llevar al colegio, levantar a los niños del colegio, buscar hijo colegio
  problem: salir de noche y tengo hijos, no tengo con quién dejar a los niños, dejar a los niños, dejar al nene, dejar al bebé, con quién dejo al bebé, vuelvo a trabajar bebé, fin de licencia maternal, bebé no duerme, el bebé llora, primerizos, madre primeriza, dar la mamadera, cambiar pañales bebé, amamantar
  problem: cumpleaños de niño, cumpleaños infantil, cumple de mi hijo, cumple infantil, cumpleaños de mi hija, fiesta infantil, fiesta de niños, animar cumpleaños, animar cumple, animar fiesta, entretener niños, juegos para niños, colonia de vacaciones, vacaciones de julio niños
  object 1.6: chamos, kid, child, children, niños, niño, niña, niñas, nene, nena, gurí, gurisa, gurises, chiquilín, chiquilines, botija, peques, pibes, guagua, chavales, crianças, kids, infantil, escolares, hijos, hijo, hija, hijos chicos
  object 1.8: bebé, bebés, bebito, recién nacido, lactante, mellizos, gemelos, baby
  object: guardería, jardín maternal, caif, pañales, mamadera, cochecito, salón de fiestas infantil
  hint: escuela, cumpleaños, cumple, animación, juegos, colegio, maternal
  `,
);
