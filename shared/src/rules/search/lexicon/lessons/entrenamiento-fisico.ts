import { concepts } from '../../words/format.ts';

/** Training, yoga, pilates and sport. */
export const entrenamientoFisico = concepts(
  'entrenamiento-fisico',
  `
  trade 3: entrenador, entrenadora, entrenador personal, personal trainer, personal, trainer, profe de gimnasia, profesor de gimnasia, profesor de educación física, preparador físico, preparación física, instructor de gimnasia, coach deportivo, entrenamiento, entrenamiento personalizado, entrenamiento físico, profe de gym, prof de educación física
  trade 3: yoga, clases de yoga, profesora de yoga, hatha yoga, yoga prenatal, ashtanga, meditación, mindfulness, yoga a domicilio, vinyasa, profe de yoga
  trade 3: pilates, pilates reformer, clases de pilates, profesora de pilates, reformer, pilates mat, stretching, estiramiento, elongación, elongar, rpg postural, gyrotonic, pilates embarazadas
  trade 3: gimnasia, gimnasia para mayores, gimnasia suave, gimnasia localizada, aerobics, aeróbica, zumba, ritmos latinos, gap, step, aquagym, hidrogimnasia, gimnasia para adultos mayores, gimnasia tercera edad, gimnasia prenatal, gimnasia para embarazadas, gimnasia artística
  trade 3: funcional, entrenamiento funcional, crossfit, hiit, musculación, calistenia, tabata, pesas, fuerza, spinning, trx, powerlifting
  trade 3: running, correr, entrenador de running, maratón, preparar maratón, 10k, 5k, san fernando carrera, atletismo, trail running, grupo de corredores, triatlón, aprender a correr
  trade 2.6: natación, profesor de natación, aprender a nadar, nadar, clases de natación, guardavidas
  trade 2.6: boxeo, kickboxing, artes marciales, karate, taekwondo, judo, jiu jitsu, muay thai, mma, defensa personal, clases de boxeo, taichi, tai chi, capoeira
  trade 2.4: baile, clases de baile, salsa, bachata, tango baile, danza, profesor de tango, ballet, bailar, bailar el vals, coreografía, coreografía de 15, danza árabe, folclore baile, hip hop, reggaeton, milonga, clases de salsa, danza contemporánea
  trade 2.4: tenis, clases de tenis, pádel, padel, fútbol, entrenador de fútbol, arquero, golf, surf, clases de surf, skate, patín, básquetbol, handball, hockey, ciclismo, vóleibol, escalada, equitación, remo, kayak
  problem 3: ponerse en forma, ponerme en forma, estar en forma, bajar de peso, perder peso, adelgazar, bajar la panza, sacar panza, bajar kilos, quemar grasa, tonificar, ganar masa muscular, sacar músculo, marcar abdominales, hacer ejercicio, hacer deporte, hacer gimnasia, rutina de ejercicios, rutina de gimnasio, plan de entrenamiento, moverme un poco, dejar el sedentarismo, sedentario, entrenar, entrenar en casa, entrenar en la rambla, estar fit, bajar la barriga, recuperar el estado
  problem 2: dolor de espalda, dolor de cintura, contractura, corregir postura, mala postura, hernia de disco, escoliosis, rehabilitación, recuperación de lesión, flexibilidad, diástasis, piso pélvico, dolor lumbar, dolor cervical
  object: gimnasio, gym, abdominales, cardio, músculo, glúteos, ejercicio, ejercicios, deporte, actividad física, mancuernas, educación física
  hint: físico, clases, postura, espalda, rutina, peso, profesor, grupo
  `,
);
