import type { Promised } from '@tero/shared/content/promised';
import Hammer from 'lucide-react/icons/hammer';
import HeartHandshake from 'lucide-react/icons/heart-handshake';
import MapPinned from 'lucide-react/icons/map-pinned';
import ShieldCheck from 'lucide-react/icons/shield-check';
import type { LucideIcon } from 'lucide-react/types';

export const mission =
  'Que cualquier persona en Uruguay encuentre a alguien de confianza para lo que necesita, y que quien vive de su oficio pueda mostrar lo que hace sin depender solo del boca a boca.';

export const vision =
  'Ser el primer lugar en el que se piensa cuando se rompe un caño, hace falta una clase o hay que cuidar a alguien, en la capital y en el pueblo más chico.';

interface Value extends Promised {
  Icon: LucideIcon;
  title: string;
  text: string;
}

export const values: readonly Value[] = [
  {
    Icon: ShieldCheck,
    title: 'Confianza',
    text: 'Decimos qué verificamos de cada proveedor y cuándo. No editamos las reseñas ni las vendemos; ocultamos las que no cumplen las reglas, y decimos que las ocultamos.',
    rule: ['PROV-50', 'MOD-6', 'MOD-7'],
  },
  {
    Icon: HeartHandshake,
    title: 'Cercanía',
    text: 'Hablamos claro. Lo que nos escribís le llega al equipo, y la respuesta queda en tu cuenta.',
    rule: ['SUPP-3', 'SUPP-70'],
  },
  {
    Icon: Hammer,
    title: 'Oficio',
    text: 'Respetamos el trabajo bien hecho. Por eso no cobramos comisión sobre lo que cada uno gana.',
    rule: 'MONEY-11',
  },
  {
    Icon: MapPinned,
    title: 'Todo el país',
    text: 'Podés buscar y publicar en los 19 departamentos, también desde un celular con mala conexión.',
    rule: ['SRCH-21', 'NAV-97'],
  },
];

export const facts: readonly (Promised & { value: string; label: string })[] = [
  { value: '2023', label: 'el año en que empezamos', rule: 'SUPP-95' },
  { value: '19', label: 'departamentos', rule: 'SRCH-21' },
  { value: '0%', label: 'de comisión por trabajo', rule: 'MONEY-11' },
];

export const story = [
  'Tero empezó en 2023 con una pregunta de todos los días: «¿conocés a alguien?». La respuesta solía estar en un grupo de WhatsApp, en un papelito del almacén o en la memoria de un vecino, y se perdía en el momento en que más hacía falta.',
  'Le pusimos el nombre del pájaro que avisa: el tero conoce su lugar, cuida lo suyo y se hace oír cuando pasa algo. Queríamos una plataforma así, cercana y despierta, en la que encontrar a un buen sanitario fuera tan simple como preguntarle a alguien del barrio.',
];
