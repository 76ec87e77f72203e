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
  object 2.5: toefl, ielts, first certificate, fce, pet, ket, cambridge, celpe, celpe bras, delf, dalf, goethe, hsk, examen internacional, exámenes internacionales, first, proficiency, toeic, movers, starters, flyers, cils
  brand: anglo, duolingo, alianza francesa, berlitz, open english, instituto goethe, dante alighieri, icub
  hint: conversar, gramática, hablar, viajar, clases, profesor, curso
  `,
);
