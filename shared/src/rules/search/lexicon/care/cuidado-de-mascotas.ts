import { concepts } from '../../words/format.ts';

/** Dogs, cats and other animals of a house. */
export const cuidadoDeMascotas = concepts(
  'cuidado-de-mascotas',
  `
  trade: paseador, paseador de perros, pasea perros, paseaperros, paseo de perros, dog walker, pasear perro, sacar a pasear al perro, sacar al perro, caminar al perro
  trade: adiestrador, adiestramiento, adiestrar, adiestrador canino, educador canino, entrenador de perros, entrenador canino, entrenar perro, etólogo, etología, conductista canino, adiestrar perro, educar perro, educar cachorro, amaestrar, escuela canina
  trade: peluquería canina, peluquero canino, peluquería de perros, peluquera de perros, peluquería felina, groomer, grooming, baño canino, bañar perro, bañar al perro, cortar pelo perro, cortar el pelo al perro, corte de pelo perro, estética canina, estética animal, cortar uñas perro, cortar uñas gato, deslanado, esquilar perro, peluquería para mascotas, peluquería de gatos
  trade: dog walking, pet care, passeador, cuidador de perros, cuidar perro, cuidar gato, cuidar mascota, cuidado de mascotas, cuidador de mascotas, niñera de perros, niñera de gatos, niñera de mascotas, pet sitter, petsitter, cat sitter, catsitter, dog sitter, guardería canina, guardería de perros, guardería de mascotas, hotel canino, hotel de perros, hotel para mascotas, pensión canina, pensionado canino, pensión de perros, hospedaje de mascotas, hospedaje canino, hogar de tránsito
  problem: vacaciones perro, vacaciones gato, viajo y tengo perro, me voy de viaje perro, dejar perro, dejar gato, dejar al perro, con quién dejo al perro, dar de comer al gato, alimentar gato, alimentar mascota, darle de comer al perro, visitar gato, mi perro queda solo, no tengo con quién dejar, cuidar al perro
  problem: perro ladra, ladrar mucho, perro muerde, morder, perro agresivo, perro rompe todo, perro destroza, perro tira de la correa, cachorro hace pichí, perro ansioso, ansiedad por separación, perro miedoso, perro no obedece, perro salta, perro se escapa, enseñar cachorro, perro hace pis adentro
  problem: llevar perro al veterinario, llevar gato al veterinario, traslado de mascotas, transporte de mascotas, taxi mascotas, llevar mascota, pet taxi, viaje con perro
  problem: perro con nudos, perro sucio, perro con olor, pelecha, pelo enredado, pulgas perro
  object 2: perro, perra, perrito, pichicho, cachorro, cuzco, can, canino, dog
  object 2: gato, gata, gatito, michi, felino, minino
  object 2: mascota, mascotas, animalito, peludo, peluditos, conejo, hámster, cobayo, loro, pajarito, tortuga, pecera, acuario, animales
  object: caniche, ovejero, labrador, golden, salchicha, bulldog, pitbull, siamés, bóxer, yorkshire, border collie, schnauzer, cocker
  object 1: correa del perro, bozal, cucha de perro, caminata canina
  hint: paseo, pelo, veterinario, animal
  `,
);
