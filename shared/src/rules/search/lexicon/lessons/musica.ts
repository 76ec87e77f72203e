import { concepts } from '../../words/format.ts';

/** Instruments, singing, and music for parties. */
export const musica = concepts(
  'musica',
  `
  trade 3: profesor de música, profesora de música, clases de música, escuela de música, profe de música, maestro de música, músico, música, músicos, taller de música, educación musical, iniciación musical
  trade 3: profesor de canto, clases de canto, canto, profesora de canto, técnica vocal, aprender a cantar, cantar, coach vocal, coro, foniatría canto, impostar la voz, vocalizar, cantante
  trade 3: guitar lessons, guitar, violão, guitarra, clases de guitarra, profesor de guitarra, guitarrista, guitarra criolla, guitarra eléctrica, guitarra acústica, viola, aprender guitarra, tocar la guitarra, luthier, cuerdas de guitarra, rasguear, acordes
  trade 3: piano, pianista, profesora de piano, clases de piano, teclado musical, tecladista, aprender piano, órgano musical, tocar el piano, afinador de pianos, afinar piano, sintetizador
  trade 3: violín, violinista, violonchelo, cello, contrabajo, arpa, clases de violín, mandolina, bandoneón, acordeón, armónica, banjo, charango
  trade 3: batería instrumento, clases de batería, baterista, tocar la batería, profesor de batería, percusión, percusionista, cajón peruano, bongó, bombo legüero
  trade 3: candombe, tambor, tambores, chico repique piano, repique, comparsa, llamadas, cuerda de tambores, taller de tambor, murga, taller de murga, carnaval, batucada, samba percusión
  trade 3: bajo eléctrico, bajista, clases de bajo, aprender bajo, tocar el bajo
  trade 3: saxo, saxofón, trompeta, flauta, flauta dulce, flauta traversa, clarinete, trombón, oboe, quena, gaita, corno
  trade 3: ukelele, ukulele, ukelele clases
  trade 2.5: producción musical, productor musical, grabar canción, grabar un tema, estudio de grabación, mezcla y mastering, mastering, beatmaker, hacer beats, sala de ensayo, grabar demo, ableton, pro tools, logic pro, home studio, grabación de voces, componer canción, arreglos musicales, jingle
  trade 2.2: música para fiestas, músicos para casamiento, banda en vivo, show en vivo, música en vivo, cantante para fiesta, mariachis, serenata, banda para evento, grupo musical, músicos para evento, cuarteto, orquesta
  problem: aprender instrumento, tocar instrumento, aprender a tocar, leer partituras, solfeo, teoría musical, oído musical, lenguaje musical, armonía, tocar una canción, afinar, afinar guitarra
  object: instrumento, instrumentos musicales, partitura, tango, rock, jazz, folklore, cumbia canto, bossa nova
  brand: fender, gibson, yamaha teclado, casio teclado, simply piano, ibanez
  hint: tocar, batería, bajo, banda, sonido, ritmo, clases, profesor, canción
  `,
);
