import type { Concept } from '../words/format.ts';
import { cuidadoDeAdultosMayores } from './care/cuidado-de-adultos-mayores.ts';
import { cuidadoDeMascotas } from './care/cuidado-de-mascotas.ts';
import { cuidadoDeNinos } from './care/cuidado-de-ninos.ts';
import { limpiezaDelHogar } from './care/limpieza-del-hogar.ts';
import { albanileria } from './home/albanileria.ts';
import { carpinteria } from './home/carpinteria.ts';
import { electricidad } from './home/electricidad.ts';
import { jardineria } from './home/jardineria.ts';
import { pintura } from './home/pintura.ts';
import { sanitario } from './home/sanitario.ts';
import { clasesParticulares } from './lessons/clases-particulares.ts';
import { entrenamientoFisico } from './lessons/entrenamiento-fisico.ts';
import { idiomas } from './lessons/idiomas.ts';
import { musica } from './lessons/musica.ts';
import { disenoWeb } from './tech/diseno-web.ts';
import { redesYConectividad } from './tech/redes-y-conectividad.ts';
import { reparacionDeComputadoras } from './tech/reparacion-de-computadoras.ts';
import { soporteTecnico } from './tech/soporte-tecnico.ts';

/** The words for the trades, objects and problems of every category. */
export const allConcepts: readonly Concept[] = [
  ...sanitario,
  ...electricidad,
  ...carpinteria,
  ...pintura,
  ...albanileria,
  ...jardineria,
  ...limpiezaDelHogar,
  ...cuidadoDeMascotas,
  ...cuidadoDeAdultosMayores,
  ...cuidadoDeNinos,
  ...clasesParticulares,
  ...idiomas,
  ...musica,
  ...entrenamientoFisico,
  ...reparacionDeComputadoras,
  ...soporteTecnico,
  ...disenoWeb,
  ...redesYConectividad,
];
