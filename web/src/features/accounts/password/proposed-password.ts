import { capitalised } from '@tero/shared/rules/text/letters';
/** 256 words without accents that everybody here spells the same way. Each word gives eight bits. */
export const proposedWords =
  `abeja abrigo abuelo aceite agua aguja alba aldea alfombra almendra amigo ancla anillo arena arbusto arco
  armario arroz asado avena avion azucar bahia balcon balde ballena bandera barco barrio bastidor berro bicho
  bizcocho bloque bocina bolsillo bombo bosque botella boya brisa brote bruma bufanda burbuja buzo caballo cable
  cadena calle camino campana canasta candado canilla canoa carpa carreta carta casa cascada castillo caverna cebolla
  cebra cedro cena cepillo cerca cereza cerro chispa ciruela ciudad clavel cocina codo cofre colina cometa
  concha conejo copa corcho costa coral cuaderno cuchara cuerda cueva cuna dado danza delta dibujo dorado
  duende durazno ejemplo enero escoba escuela espiga espejo espuma estufa fachada farol feria fideo fiesta flauta
  flecha foca fogata fuente galleta gallo ganso garza gato girasol globo gorra gorrion granja grillo guante
  guitarra harina helado helecho hierro higo hoja horno hornero huerta humo iglesia imagen isla jarra jazmin
  jilguero jinete juego junco kilo kiosco laguna lana lancha laurel leche lechuza lengua libro limon linterna
  lirio llave lluvia lobo loma luna madera maleta manta manzana marea mate melon mesa miel milonga
  molino moneda monte mora mosaico muelle nube nuez nutria ola olivo oveja oso palma paloma panal
  papel paraguas parque pasto patio pato pelota pera perla pescado piano piedra pincel pino pizarra playa
  pluma pomelo pradera puente puerto queso quinta rambla rana reloj remo rincon roble rosa rueda ruta
  sandia sapo sauce selva semilla sendero siesta silla sombra sopa tambor tango taza techo tejado tierra
  tomate torre trapo trebol trigo tren trompo tuna uva valija valle vela ventana verano viento yerba`
    .trim()
    .split(/\s+/);

/**
 * Returns three random words and a number ('Mate-lluvia-cebra-482'). They meet the rules of both registrations (rule
 * ACC-92).
 */
export function proposedPassword(): string {
  const [first = 0, second = 0, third = 0, number = 0] = crypto.getRandomValues(new Uint32Array(4));
  const [word = '', ...others] = [first, second, third].map(
    (drawn) => proposedWords[drawn % proposedWords.length] ?? '',
  );
  return [capitalised(word), ...others, 100 + (number % 900)].join('-');
}
