import { placeLabel } from '@tero/shared/rules/places/coverage';
import type { Answer } from './answer.ts';

/** The person's choice that led to a list without services: 'place' if they chose only a place. */
export type Narrowed = 'place' | 'filters' | null;

/**
 * Returns what an empty search says. If the place has nobody, the words above the list say how many are around it (rule
 * ASK-25).
 */
export function emptyWords({ understood }: Answer, narrowed: Narrowed): { title: string; text: string } {
  if (understood?.absent) {
    return {
      title: `Todavía no hay nadie en Tero para ${understood.absent.toLowerCase()}`,
      text: 'Tocá «Avisame de nuevos servicios» y te avisamos cuando haya alguien. Mientras tanto, esto es lo más parecido.',
    };
  }
  const title = 'No se encontraron servicios';
  if (narrowed === 'filters') return { title, text: 'Probá con menos filtros.' };
  if (narrowed === 'place') return { title, text: 'Mirá en todo el país: puede que alguien vaya hasta ahí.' };
  const { categories: [category] = [], unknown = [] } = understood ?? {};
  if (!category) {
    const told = unknown.length > 0 ? `No entendimos «${unknown.join(' ')}». ` : '';
    return { title, text: `${told}Probá con otras palabras o mirá todo lo que hay.` };
  }
  const where = understood?.place ? ` en ${placeLabel(understood.place.text)}` : '';
  return {
    title,
    text: `Todavía no hay servicios de ${category.name}${where}. Tocá «Avisame de nuevos servicios» y te avisamos cuando haya.`,
  };
}
