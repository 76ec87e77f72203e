import { articles } from '@tero/shared/content/articles';
import { longDate } from '@tero/shared/rules/time/time';

interface Source {
  /** a rule of docs/product, or another kind of source */
  source: string;
  /** pages on which it may stand; missing: all */
  on?: RegExp;
  said: readonly string[];
}

/** Paths of legal texts. Each is a dated document, and its numbers are its paragraphs and terms. */
export const legal = /^\/(terms|privacy|cookies|friendly-policies|policies)\b/;

const about = /^\/(about|provider\/success-stories)\b/;
const help = /^\/(help|ayuda|faq)\b/;
const blog = /^\/blog\b/;

/** Every number on the public pages of a Tero without demo data, with its source. */
export const numbers: readonly Source[] = [
  { source: 'the present year, beside ©', said: ['2026'] },
  { source: 'MOD-14: a month of the last year', on: /^\/numeros/, said: ['2025'] },
  { source: 'MONEY-7', said: ['890', '$890'] },
  { source: 'SUB-5: the day of the first charge', on: /^\/(subscription-plans|register-provider)/, said: ['10'] },
  { source: 'MONEY-8: not charged', on: help, said: ['19.99'] },
  { source: 'SUPP-95', on: about, said: ['2023'] },
  { source: 'MONEY-11', on: about, said: ['0%'] },
  { source: 'SRCH-21', on: /^\/(about|provider\/success-stories|contact|contacto|help|ayuda|faq)\b/, said: ['19'] },
  { source: 'SRCH-125: the categories of a list, counted', on: /^\/servicios$/, said: ['0'] },
  { source: 'the numbers of steps', on: /^\/(how-it-works\b|register-provider|$)/, said: ['1', '2', '3', '4', '5'] },
  { source: 'REV-2, ACC-18 and POST-3', on: help, said: ['1', '5'] },
  { source: 'SVC-14', on: help, said: ['15'] },
  { source: 'QUOTE-5', on: help, said: ['22%', '10%'] },
  { source: 'Leyes 18.331 and 18.065', on: help, said: ['18.331', '18.065'] },
  { source: 'TRUST-75: an example', on: /^\/es-este-el-numero/, said: ['099', '123', '456'] },
  {
    source: 'PHONE-1, ACC-12 and PROV-5: hints of fields',
    on: /^\/register-provider/,
    said: ['0', '6', '7', '8', '099', '123', '456', '1.234.567'],
  },
  { source: 'SRCH-106', on: /^\/como-ordenamos/, said: ['70%'] },
  { source: 'the licence of the places', on: /^\/como-ordenamos/, said: ['4.0'] },
  {
    source: 'PROV-11: an example, called so',
    on: /^\/provider\/resources/,
    said: ['$45.000', '$15.000', '$60.000', '$600', '100', '15%', '25%'],
  },
  {
    source: 'SUPP-11: dates and lengths of articles',
    on: blog,
    said: articles.flatMap(({ date, readTime }) => `${longDate(date)} ${readTime}`.match(/\d+/g) ?? []),
  },
  { source: 'an article about averages and stars', on: blog, said: ['4,7', '4', '5'] },
];

/** Proper names of several words, and whose they are. */
export const names: readonly Source[] = [
  { source: 'SUB-99: who charges', said: ['Mercado Pago'] },
  { source: 'a screen of Tero', said: ['Mis Favoritos', 'Mi Historial', 'Mis Reseñas', 'Servicios Publicados'] },
];

/** Sentences that promise, with the rule that each stands on. */
export const promises: readonly Source[] = [
  { source: 'SUPP-96', said: ['Soporte prioritario', 'Te respondemos primero cuando nos escribís'] },
  { source: 'PROV-50', on: about, said: ['Decimos qué verificamos de cada proveedor y cuándo'] },
  {
    source: 'a wish, under Misión',
    on: about,
    said: [
      'Que cualquier persona en Uruguay encuentre a alguien de confianza para lo que necesita, y que quien vive de su oficio pueda mostrar lo que hace sin depender solo del boca a boca',
    ],
  },
  {
    source: 'articles, which promise nothing of Tero',
    on: blog,
    said: [
      'El cariño por el tero llegó lejos: la selección uruguaya de rugby lleva su nombre, y en muchos establecimientos se lo considera el mejor perro guardián del campo',
      'Contratar a alguien que va a entrar a tu casa es un acto de confianza',
      '«Prolijo» es el mejor elogio que puede recibir quien trabaja con las manos: ordenado, cuidadoso, sin apuro',
      'Para las pérdidas escondidas en la pared o en el piso, el mejor detective es el contador',
    ],
  },
];

/** Links that lead out of Tero. */
export const outside: readonly Source[] = [
  {
    source: 'the authority of the Ley 18.331',
    on: legal,
    said: ['https://www.gub.uy/unidad-reguladora-control-datos-personales/'],
  },
];

export function isKnown(sources: readonly Source[], path: string, one: string): boolean {
  return sources.some(({ on, said }) => said.includes(one) && (!on || on.test(path)));
}
