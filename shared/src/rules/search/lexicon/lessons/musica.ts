import { concepts } from '../../words/format.ts';

/** Instruments, singing, and music for parties. */
export const musica = concepts(
  'musica',
  `
  trade 3: profesor de música, profesora de música, clases de música, escuela de música, profe de música, maestro de música, músico, música, músicos, taller de música, educación musical, iniciación musical
  trade 3: profesor de canto, clases de canto, profesora de canto, técnica vocal, aprender a cantar, coach vocal, coro, foniatría canto, impostar la voz, vocalizar, cantante
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
  object 2: canto, cantar
  object: instrumento, instrumentos musicales, partitura, tango, rock, jazz, folklore, cumbia canto, bossa nova
  brand: fender, gibson, yamaha teclado, casio teclado, simply piano, ibanez
  hint: tocar, batería, bajo, banda, sonido, ritmo, clases, profesor, canción
  trade 3: clases de instrumento, docente de música, conservatorio, academia de música, taller musical, música para bebés, estimulación musical, music teacher, singing lessons, voice lessons, singing teacher, piano teacher, guitar teacher, drum lessons, bass lessons, aulas de música, aulas de violão, aula de canto, aula de piano, aula de bateria, teclado aula, cavaquinho, pandeiro, sanfona
  trade 3: cantor, cantora, cantantes, corista, coristas, coreuta, entrenadora vocal, poner la voz, colocar la voz, colocación de la voz, educar la voz, impostar, impostación, técnica de canto, lírico, desafinar, desafino, karaoke, canto como un perro, agudos, falsete, beatbox, rapear, rap clases, freestyle, flow rap, coral
  trade 3: guitarras, guitarra flamenca, guitarrón, requinto, violero, viola eléctrica, rasguido, rasguidos, punteo, punteos, arpegio, arpegios, milonga guitarra, milonga campera, cejilla, cifra, acorde, tablatura, sacar temas, sacar de oído, tocar de oído, tocar folclore, tocar zitarrosa, tocar fogón, cancionero, cambiar cuerdas, clavijero, encordar
  trade 3: piano eléctrico, teclado, teclados, organista, órgano, clavecín, keyboard lessons, afinación, afinador
  trade 3: cuarteto de cuerdas, cuerdas musicales, chelo, violoncello, violoncelo, chelista, contrabajista, arpista, bandoneonista, acordeonista, tres cubano, cuatro venezolano, bouzouki, handpan, cuencos tibetanos, kalimba, ocarina, theremin, kazoo
  trade 3: profe de batería, batería para niños, batería electrónica, baquetas, platillos, redoblante, congas, timbales, timbaletas, cajón flamenco, djembé, djembe, pandereta, pandero, maracas, xilofón, marimba, vibráfono
  trade 3: comparsas, lonja, lonjas, murguista, bombo, parodistas, tablado
  trade 3: profe de bajo, bajo slap, saxofonista, trompetista, flautista, flautín, clarinetista, trombonista, tuba, bombardino, fagot, melódica, instrumento de viento, quenas, siku, zampoña, sicuris, gaitero, gaitas
  trade 3: uke
  trade 2.5: productor, beats, beat, hacer bases, bases de trap, bases de rap, hacer trap, trap, trap beats, hacer una base, producir tema, producir canción, fl studio, cubase, reaper, garageband, studio one, midi, vst, plugins de audio, sampler, samplear, loops, groovebox, mpc, masterizar, masterización, mezcla de audio, mezclar tema, mezclar canción, mezclar voz, autotune, grabar voz, grabar voces, grabar disco, grabar banda, grabar en estudio, grabar ep, grabar podcast, grabación, grabaciones, home recording, ingeniero de sonido, técnico de sonido clases, operador de sonido clases, sonidista, aprender a mezclar, curso de dj, aprender dj, aprender a pinchar, clases de dj, composición musical, compositor, letrista de canciones, escribir canciones, arreglador, jingles, banda sonora, sala de ensayos, ensayar, armar banda, spotify subir tema, agadu
  trade 2.2: música para misa, cantante de bodas, ave maría casamiento, serenatas, mariachi, grupo de cumbia, banda de cumbia, cumbia en vivo, banda tropical, cover, banda de rock para fiesta, dúo acústico, dúo musical, trío musical, trío de jazz, orquesta tropical, charanga, tamboril para cumpleaños, payador, payadores, folclorista, guitarrero
  problem: empezar un instrumento, tocar de grande, quiero tocar, pentagrama, ritmo clases, entrenamiento auditivo, educar oído, oído absoluto, contrapunto, escalas, escala pentatónica, improvisar jazz, improvisación musical, eum, ingreso facultad de música, abrsm, rock school, audición musical
  object: instrumentos, canciones, tema musical, temas musicales, melodía, letra de tango, tangos, milongas musicales, zambas, chacareras, folclore, folclor, ópera, zarzuela, gospel, blues, funk, reggae, punk, indie, hardcore, cumbia, trap musical, rap, hip hop musical, electrónica musical, techno, boleros, bossa, samba, pagode, sertanejo, rock nacional, murgas, el cuarteto de nos, no te va gustar, zitarrosa, jaime roos, los olimareños, la vela puerca, viglietti, gardel, piazzolla, beatles, metallica, song, songs, singing, sing, drums, drum, drummer, violin, microfonía, ampli, guitarreada, guitarreadas
  brand: marshall, roland, korg, stagg, cort, epiphone, takamine, squier, ernie ball, daddario, pearl batería, tama batería, mapex, zildjian, sabian, ludwig, casio, yamaha, nord, behringer, focusrite, shure, trinity, yousician, musicasa
  hint: voz, tema, grabar, ensayo, oído, sonar, talento, escenario
  trade 3: chamamé, chamamecero, verdulera instrumento, tocar la verdulera, verdulera como mi abuelo, acordeona, acordeón a piano, acordeón dos hileras, dos hileras, concertina música, polca criolla, polca acordeón, chotis, vidala, vidalita, estilo criollo, cifra criolla, triste criollo, payada, candombe piano, candombe chico, candombe repique, tamboril, tamboriles, madera de candombe, clave de candombe, cuplé, batería de murga, bombo platillo redoblante, arreglo coral, coro de murga, guitarra de candombe, guitarra de milonga, bordonear, bordoneo, bandola, rabel, erke, sikus, cumbia villera, plena uruguaya, plena danza, cumbia teclado, güiro, guiro, timbal, chekeré, berimbau, cuíca, surdo, gaita gallega, trikitixa, balalaika, laúd, cítara, lira, flauta de pan, violín de concierto, guitarrita, ukelelito
  `,
);
