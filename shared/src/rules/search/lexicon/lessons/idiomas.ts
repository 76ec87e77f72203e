import { concepts } from '../../words/format.ts';

/** Languages: lessons, exams and translations. */
export const idiomas = concepts(
  'idiomas',
  `
  trade 3: inglés, english, clases de inglés, profesor de inglés, profesora de inglés, profe de inglés, teacher, english teacher, english lessons, particular de inglés, academia de inglés, inglés para niños, inglés conversacional, inglés técnico, inglés de negocios, inglés comercial
  trade 3: portugués, brasilero, brasileño, clases de portugués, português, profesor de portugués, hablar portugués
  trade 3: francés, italiano, alemán, chino, chino mandarín, mandarín, japonés, ruso, coreano, hebreo, árabe, guaraní, latín, griego, sueco, catalán, holandés, polaco, ucraniano, turco, esperanto
  trade 3: español para extranjeros, spanish lessons, spanish teacher, learn spanish, spanish, clases de español, español segunda lengua, profesor de español, aprender español, espanhol
  trade 3: lengua de señas, lenguaje de señas, lsu, señas, intérprete de señas
  trade 2.5: idiomas, idioma, clases de idiomas, profesor de idiomas, políglota, lengua extranjera
  trade 2.2: traductor, traducción, traducir, intérprete, traductora pública, traducción simultánea, subtitular
  problem 3.5: aprender inglés, hablar inglés, mejorar inglés, practicar inglés, soltar el inglés, examen de inglés, prueba de inglés, entrevista en inglés, ayuda con inglés, estudiar inglés, cv en inglés, apoyo en inglés, aprender italiano, aprender francés, aprender portugués, aprender alemán, hablar italiano, deberes de inglés, inglés liceo, inglés escuela, examen de francés, examen de italiano
  problem: ciudadanía italiana, examen b1, certificado b1, b1 italiano, viajar a estados unidos, irme a vivir afuera, emigrar, irme a brasil, conversación, pronunciación, acento, mudarme a alemania
  object 2.5: toefl, ielts, first certificate, fce, pet, ket, cambridge, celpe, celpe bras, delf, dalf, goethe, hsk, examen internacional, exámenes internacionales, first, proficiency, toeic, movers inglés, movers cambridge, starters, flyers, cils
  brand: anglo, duolingo, alianza francesa, berlitz, open english, instituto goethe, dante alighieri, icub
  hint: conversar, gramática, hablar, viajar, clases, profesor, curso
  trade 3: inglés médico, inglés informático, nativo de inglés, profesora nativa, native speaker, native english, hablante nativo, english tutor, esl, aulas de inglês, inglês, aulas de espanhol, español para gringos, español para inmigrantes, spanish tutor, castellano, español rioplatense, portunhol, portuñol, french lessons, german lessons, portuguese lessons, russian lessons, language lessons, francês, alemão, deutsch, française, noruego, finlandés, checo, húngaro, rumano, armenio, euskera, quechua, yiddish, tailandés, vietnamita, indonesio, hindi, farsi
  trade 3: sign language
  trade 2.2: traductora, traductores, traducciones, traducción pública, traducción jurada, traducción de documentos, traducción de partida, traducir documento, traducir partida, traducir cv, traducir texto, traducir título, traducir contrato, apostillar traducción, intérpretes, interpretación simultánea, translator, translation, interpreter, tradutor, tradutora, tradução, tradução juramentada, subtítulos, subtitulado, doblaje, desgrabación
  problem 3.5: soltarse a hablar, hablar con un nativo, charlar con nativo, salvar inglés, escrito de inglés, previa de inglés, nivelación inglés, presentación en inglés, learn portuguese, falar espanhol, falar inglês
  problem: ciudadanía portuguesa, examen de ciudadanía, nivel a1, a2, b1, b2, c1, c2, work and travel, working holiday, au pair inglés, beca en el exterior, estudiar afuera, mudarme a italia, mudarme a brasil, mudarme a francia, mudarme a españa catalán, viajar a inglaterra, irme a alemania, irme a canadá, irme a estados unidos, irme a nueva zelanda, irme a australia
  object 2.5: advanced, cpe, pet cambridge, preliminary, young learners, yle, michigan, ecce, ecpe, linguaskill, oxford test, aptis, itep, cambridge exam, tcf, testdaf, telc, celi, plida, jlpt, noken, topik, siele, celpebras, torfl
  brand: dickens, instituto crandon, london institute, ccu, alianza cultural, alianza uruguay estados unidos, babbel, busuu, italki, preply, rosetta stone, cultural inglesa, british council, caplan, celex, calen, aliança francesa
  hint: nativo, intensivo, extranjero, extranjera, hablo, habla, speak, language, languages, ciudadanía, pasaporte, viaje, estrangeiro, gringo, vocabulario, verbos, speaking, listening, writing, reading, fluido, fluidez
  problem 3: comprender a los uruguayos, entender a los uruguayos, entender uruguayos, no entiendo a los uruguayos, uruguayos hablan rápido, uruguayans, understand uruguayans, understand people here, understand spanish, speak spanish, speak uruguayan, talk to people in spanish, talk with locals, talk to locals, learn the language, i live in uruguay, live in montevideo, live in punta del este, live in colonia, live in uruguay, just moved to uruguay, just moved here, moved to uruguay, moving to uruguay, practice spanish, improve my spanish, my spanish is bad, conversar con extranjeros, atender turistas en inglés, atender gringos, atender brasileros, atender turistas, hablar con turistas, hablar con gringos, hablar con brasileros, hablar con mi nuera, reuniones en inglés, reunión en inglés, llamadas en inglés, entrevista en portugués, me voy a vivir a canadá, me voy a vivir a australia, me voy a vivir a alemania, me voy a vivir a francia, me voy a irlanda, series sin subtítulos, películas sin subtítulos, canciones en inglés entender, soltarme a hablar, me tranco al hablar, entiendo pero no hablo, entiendo pero no me sale hablar, pasaporte italiano, pasaporte alemán, entrevista consulado, hijos de extranjeros español
  problem 3: speak with neighbours, speak with neighbors, talk with neighbours, speak to people, speak better, want to speak, learn to speak, understand neighbours, understand what they say
  `,
);
