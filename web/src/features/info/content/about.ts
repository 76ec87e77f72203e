import Hammer from 'lucide-react/icons/hammer';
import HeartHandshake from 'lucide-react/icons/heart-handshake';
import MapPinned from 'lucide-react/icons/map-pinned';
import ShieldCheck from 'lucide-react/icons/shield-check';

export const mission =
  'Que cualquier persona en Uruguay encuentre a alguien de confianza para lo que necesita, y que quien vive de su oficio pueda mostrar lo que hace sin depender solo del boca a boca.';

export const vision =
  'Ser el primer lugar en el que se piensa cuando se rompe un caño, hace falta una clase o hay que cuidar a alguien, en la capital y en el pueblo más chico.';

export const values = [
  {
    Icon: ShieldCheck,
    title: 'Confianza',
    text: 'Decimos qué verificamos de cada proveedor y cuándo, y no tocamos las reseñas: ni las buenas ni las malas se compran.',
  },
  {
    Icon: HeartHandshake,
    title: 'Cercanía',
    text: 'Hablamos claro y te responde una persona. Si algo salió mal, lo decimos y lo arreglamos.',
  },
  {
    Icon: Hammer,
    title: 'Oficio',
    text: 'Respetamos el trabajo bien hecho. Por eso no cobramos comisión sobre lo que cada uno gana.',
  },
  {
    Icon: MapPinned,
    title: 'Todo el país',
    text: 'Pensamos cada decisión también desde afuera de Montevideo y desde un celular con poca señal.',
  },
] as const;

export const facts = [
  { value: '2023', label: 'el año en que empezamos' },
  { value: '19', label: 'departamentos' },
  { value: '0%', label: 'de comisión por trabajo' },
] as const;

export const story = [
  'Tero empezó en 2023, en Montevideo, con una pregunta de todos los días: «¿conocés a alguien que…?». La respuesta solía estar en un grupo de WhatsApp, en un papelito del almacén o en la memoria de un vecino, y se perdía en el momento en que más hacía falta.',
  'Le pusimos el nombre del pájaro que avisa: el tero conoce su lugar, cuida lo suyo y se hace oír cuando pasa algo. Queríamos una plataforma así, cercana y despierta, en la que encontrar a un buen sanitario fuera tan simple como preguntarle a alguien del barrio.',
];

export const founder = {
  name: 'Amalia Ñandubay',
  role: 'Fundadora',
  quote:
    'Mi viejo fue carpintero cuarenta años y nunca tuvo un cartel. Vivía de que alguien lo recomendara. Tero es eso mismo, una recomendación, pero que no dependa de a quién conocés.',
};
