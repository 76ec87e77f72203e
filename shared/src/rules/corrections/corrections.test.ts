import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limits } from '../../limits.ts';
import { correctDescription, correctTitle, proposeCorrections } from './corrections.ts';
import { misspellings } from './misspellings.ts';

describe('a title', () => {
  it.each([
    // spacing and punctuation
    ['Pintura   de  interiores', 'Pintura de interiores'],
    ['Pintura\nde interiores', 'Pintura de interiores'],
    ['Pintura , enduido', 'Pintura, enduido'],
    ['Pintura,enduido,lijado', 'Pintura, enduido, lijado'],
    ['Pintura,, enduido', 'Pintura, enduido'],
    ['¡¡Llamanos !!!!', '¡Llamanos!'],
    ['¿¿Dudas ???', '¿Dudas?'],
    ['Pintura.....', 'Pintura...'],
    ['Pintura..', 'Pintura.'],
    ['Caños de 1,5 y 2.000 litros', 'Caños de 1,5 y 2.000 litros'],
    ['Atención 9:00-18:00', 'Atención 9:00-18:00'],
    // capitals
    ['pintura de interiores', 'Pintura de interiores'],
    ['¿necesitás un plomero?', '¿Necesitás un plomero?'],
    ['ELECTRICIDAD', 'Electricidad'],
    ['INSTALACION DE LUZ EN TU CASA', 'Instalación de luz en tu casa'],
    ['Trámites de UTE, OSE y BPS', 'Trámites de UTE, OSE y BPS'],
    ['CAÑOS DE PVC Y LUCES LED', 'Caños de PVC y luces LED'],
    ['ANTEL Y CCTV', 'ANTEL y CCTV'],
    ['Técnico en PC', 'Técnico en PC'],
    ['LUZ Y GAS', 'Luz y gas'],
    ['Arreglo de iPhone', 'Arreglo de iPhone'],
    ['SERVICIO DE FLETES Y MUDANZAS', 'Servicio de fletes y mudanzas'],
    ['INSTALACION DE PORTONES.', 'Instalación de portones.'],
    // emphasis is not shouting, and capitals hide whether a word is a name, a place or lacks an accent
    ['URGENCIAS las 24 horas', 'URGENCIAS las 24 horas'],
    ['Fletes BARATOS', 'Fletes BARATOS'],
    ['SANITARIA GOMEZ', 'SANITARIA GOMEZ'],
    ['FLETES EN MALDONADO Y COLONIA', 'FLETES EN MALDONADO Y COLONIA'],
    ['SE REPARAN PERDIDAS DE AGUA', 'SE REPARAN PERDIDAS DE AGUA'],
    ['ARREGLO DE COMPUTADORAS CON WINDOWS', 'ARREGLO DE COMPUTADORAS CON WINDOWS'],
    ['TALLER EN AV. ITALIA', 'TALLER EN AV. ITALIA'],
    ['MITALLER.COM.UY PINTURAS', 'MITALLER.COM.UY PINTURAS'],
    // words
    ['Electrisista matriculado', 'Electricista matriculado'],
    ['Plomeria y jardineria', 'Plomería y jardinería'],
    ['Instalasion de aire acondisionado', 'Instalación de aire acondicionado'],
    ['LIMPIESA DE HAMBIENTES', 'Limpieza de ambientes'],
    ['Rapido y economico', 'Rápido y económico'],
    ['Servicio rapidamente coordinado', 'Servicio rápidamente coordinado'],
    ['Albañileria, albanil y banos', 'Albañilería, albañil y baños'],
    ['Construciones y reparacion', 'Construcciones y reparación'],
    ['Reparaciónes', 'Reparaciones'],
    ['Trabajo atraves de whatsapp', 'Trabajo a través de WhatsApp'],
    ['Clases de ingles', 'Clases de inglés'],
    ['Técnico con 20 anos de experiencia', 'Técnico con 20 años de experiencia'],
    // sentences without a space between them
    ['Hago reparasiones.Trabajo en Montevideo', 'Hago reparaciones. Trabajo en Montevideo'],
    ['Pinto.Lijo.Enduido todo', 'Pinto. Lijo. Enduido todo'],
    ['Pinto y lijo!Llamame', 'Pinto y lijo! Llamame'],
    ['¿Humedad?¿Goteras?Te ayudo', '¿Humedad? ¿Goteras? Te ayudo'],
    ['Incluye:Pintura y lijado', 'Incluye: Pintura y lijado'],
    ['Pinto...Lijo', 'Pinto... Lijo'],
    ['El Sr.Pérez pinta', 'El Sr. Pérez pinta'],
    ['Agua,luz y gas', 'Agua, luz y gas'],
    // texts with dots of their own stay
    ['Trabajo para Pérez S.A. y Gómez S.R.L.', 'Trabajo para Pérez S.A. y Gómez S.R.L.'],
    ['J.Pérez pinta', 'J.Pérez pinta'],
    ['Caños de 3.5 y 2.Entrega', 'Caños de 3.5 y 2.Entrega'],
    ['Mirá MiTaller.com.uy', 'Mirá MiTaller.com.uy'],
    ['Mirá MiTaller.Com.Uy', 'Mirá MiTaller.Com.Uy'],
    ['Mirá https://Taller.Ejemplo.uy/Obras.Html', 'Mirá https://Taller.Ejemplo.uy/Obras.Html'],
    ['Escribime a Juan.Perez@correo.uy', 'Escribime a Juan.Perez@correo.uy'],
    ['Hago sitios en Node.js y Vue.Js', 'Hago sitios en Node.js y Vue.Js'],
    // correct or ambiguous words stay
    ['Pintura de interiores', 'Pintura de interiores'],
    ['Depilación de ingles', 'Depilación de ingles'],
    [
      'Solo por hoy, mas no mañana: esta semana practica yoga',
      'Solo por hoy, mas no mañana: esta semana practica yoga',
    ],
    ['Escribime a limpiesa@correo.uy', 'Escribime a limpiesa@correo.uy'],
    ['Mirá www.limpiesa.uy,precios', 'Mirá www.limpiesa.uy,precios'],
    ['Seguinos #limpiesa', 'Seguinos #limpiesa'],
    ['Aire R410A y CAT6', 'Aire R410A y CAT6'],
    ['Canelones rellenos', 'Canelones rellenos'],
  ])('%s → %s', (given, expected) => {
    expect(correctTitle(given)).toBe(expected);
  });
});

describe('a description', () => {
  it.each([
    // no capital follows a full stop, because too many abbreviations end with it
    ['hago arreglos. tambien pinto! consultame', 'Hago arreglos. también pinto! consultame'],
    ['Pinto.\r\n\r\n\r\n\r\nlijo', 'Pinto.\n\nLijo'],
    ['Incluye:\n- pintura\n- enduido', 'Incluye:\n- pintura\n- enduido'],
    ['Desde aprox. dos horas, etc. y más', 'Desde aprox. dos horas, etc. y más'],
    ['De 9 a.m. a 5 p.m. todos los dias', 'De 9 a.m. a 5 p.m. todos los días'],
    ['Pinto... y lijo', 'Pinto... y lijo'],
    ['Hola ( que tal ) chau', 'Hola (que tal) chau'],
    ['boy a tu casa. tambien boy en el dia', 'Voy a tu casa. también voy en el día'],
    ['Soy boy scout y uso Game Boy', 'Soy boy scout y uso Game Boy'],
    ['Tecnologia e energia: não cobramos', 'Tecnologia e energia: não cobramos'],
  ])('%j → %j', (given, expected) => {
    expect(correctDescription(given)).toBe(expected);
  });
});

describe('the check', () => {
  it('proposes nothing for texts that are right', () => {
    expect(proposeCorrections({ title: 'Pintura', description: 'Pinto y lijo.' })).toBeNull();
    expect(proposeCorrections({ title: 'Instalación'.normalize('NFD'), description: 'Pinto.' })).toBeNull();
  });

  it.each(['Pinto.  Lijo.', 'Pinto. ', 'Pinto.\r\nLijo.', 'Pinto.\n\n\nLijo.', ' Pinto.\u00a0Lijo.', 'Pinto.\tLijo'])(
    'proposes nothing that nobody sees: %j',
    (description) => expect(proposeCorrections({ title: 'Pintura  de casas', description })).toBeNull(),
  );

  it('composes what it is given', () => {
    expect(correctTitle('Instalación'.normalize('NFD'))).toBe('Instalación');
  });

  it('proposes both texts when one would change', () => {
    expect(proposeCorrections({ title: 'Plomeria', description: 'Pinto.' })).toEqual({
      title: { original: 'Plomeria', corrected: 'Plomería' },
      description: { original: 'Pinto.', corrected: 'Pinto.' },
    });
  });

  it('never makes a text longer than it may be', () => {
    const longest = `${'a'.repeat(limits.serviceTitle - 8)} atraves`;
    expect(longest).toHaveLength(limits.serviceTitle);
    expect(correctTitle(longest)).toBe(longest);
    expect(correctTitle(longest.slice(1))).toBe(`A${longest.slice(2).replace('atraves', 'a través')}`);
  });

  const piece = fc.oneof(
    { weight: 1, arbitrary: fc.constantFrom('casa.Trabajo', 'casa!¿', 'obra:Pinto', 'bien...Lijo', 'Sr.P', 'A.Com') },
    { weight: 3, arbitrary: fc.constantFrom(...misspellings.keys()) },
    { weight: 2, arbitrary: fc.constantFrom(...misspellings.keys()).map((word) => word.toUpperCase()) },
    { weight: 3, arbitrary: fc.constantFrom(...' \n.,;:!?¡¿()"\'-#@/0a5AÁñÑßİŉ…\u00a0\ue000\u0301'.split('')) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('UTE', 'PVC', 'etc.', 'www.uy', 'LUZ', 'EN', '...', ' ,', 'ingles', 'clases de '),
    },
    { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 6 }) },
  );
  const text = fc
    .array(piece, { maxLength: 25 })
    .chain((parts) => fc.constantFrom('', ' ').map((between) => parts.join(between).slice(0, limits.serviceTitle)));

  it.each([
    ['titles', correctTitle, limits.serviceTitle],
    ['descriptions', correctDescription, limits.serviceDescription],
  ] as const)('of %s is the same twice, within the limit and never empties a text', (_, correct, longest) => {
    fc.assert(
      fc.property(text, (given) => {
        const once = correct(given);
        expect(correct(once)).toBe(once);
        expect(once.length).toBeLessThanOrEqual(longest);
        if (given.trim()) expect(once.trim()).not.toBe('');
      }),
      { numRuns: 2000 },
    );
  });

  it('is stable: the dictionary contains no correction that is itself corrected', () => {
    for (const [wrong, right] of misspellings) {
      expect(wrong).not.toBe(right);
      expect(correctTitle(correctTitle(wrong))).toBe(correctTitle(wrong));
      expect(correctTitle(wrong).toLowerCase()).toBe(right.toLowerCase());
    }
    expect(misspellings.size).toBeGreaterThan(500);
  });
});
