import { concepts } from '../../words/format.ts';

/** School, liceo, UTU and faculty. */
export const clasesParticulares = concepts(
  'clases-particulares',
  `
  trade 2: tutoring, math, reforço escolar, profesor particular, profesora particular, profe particular, clases particulares, particulares, clase particular, profesor a domicilio, tutor, tutoría, tutora, docente particular, maestra particular, maestro particular, repetidor, clases de apoyo, apoyo escolar, apoyo liceal, apoyo pedagógico, ayuda escolar, refuerzo escolar, profesor de apoyo, academia, explicador, aulas particulares
  trade 2.5: psicopedagogo, psicopedagogía, maestra especializada, reeducación, maestra de apoyo, dificultades de aprendizaje, técnicas de estudio, dislexia, tdah, discalculia
  trade 2: profesor de matemática, profesor de física, profesor de química, profesor de biología, profesor de literatura, profesor de historia, profesor de contabilidad, profe de mate, profe de matemáticas, profe de física, profe de química
  problem: dar examen, preparar examen, rendir examen, examen de febrero, exámenes de diciembre, salvar examen, perder examen, salvar materia, materia previa, me llevé matemática, llevar materia, previas, preparar parcial, parcial, salvar parcial, preparar prueba, escrito de matemática, examen libre, examen de ingreso, prueba de acceso, ingreso a facultad, prueba de ingreso, no entiendo matemática, no entiende matemática, mi hijo no entiende, anda mal en la escuela, le va mal en el liceo, anda bajo en matemática, anda flojo en matemática, bajas notas, repetir año, repitió de año, preparar escrito
  problem +cuidado-de-ninos=1.2: hacer los deberes, ayuda con deberes, deberes, ayudar con deberes, tareas escolares, tareas domiciliarias, ayuda con la tarea, deberes de la escuela
  problem: terminar liceo, terminar el bachillerato, terminar primaria, terminar secundaria, culminar liceo, acreditar ciclo básico, acreditación de saberes, liceo de adultos, terminar la escuela, acabar el bachillerato
  problem: aprender a leer, aprender a escribir, lectoescritura, alfabetizar, no sabe leer, enseñar a leer, caligrafía, ortografía, comprensión lectora, aprender las tablas, sumar y restar, dividir
  problem: corrección de tesis, ayuda con tesis, tesis, monografía, tesina, trabajo final de grado, corrección de estilo, normas apa, redacción
  object 2: matemática, matemáticas, mate liceo, álgebra, geometría, cálculo, análisis matemático, trigonometría, estadística, probabilidad, ecuaciones, aritmética, derivadas, integrales, logaritmos, matrices, fracciones
  object 2: física, química, biología, fisicoquímica, ciencias, astronomía, anatomía, bioquímica, histología, electromagnetismo, orgánica, dinámica
  object 2: contabilidad, economía, administración de empresas, matemática financiera, derecho, filosofía, sociología, historia, geografía, literatura, idioma español, lengua española, cívica, contabilidad de costos
  object 2: programación, programar, python, java, javascript, aprender a programar, robótica, scratch, excel, clases de computación, aprender excel, curso de excel, curso de computación, operador pc, autocad, power bi, base de datos clases
  object: primaria, secundaria, liceo, bachillerato, ciclo básico, utu, facultad, universidad, escolar, escuela, sexto de liceo, medicina ingreso, fing, facultad de ingeniería, ort, udelar, magisterio, ipa, sexto año, tercero de liceo, quinto científico, colegio
  object 1.3: dibujo técnico, dibujo, clases de dibujo, pintura artística, clases de pintura, ajedrez, costura clases, clases de cocina, clases de manejo teoría, oratoria, fotografía clases, clases de cerámica, manualidades, mosaico clases, clases de teatro, curso
  hint: profesor, profesora, profe, maestra, maestro, clases, clase, aprender, enseñar, estudiar, examen, apoyo, tarea, materia, taller
  `,
);
