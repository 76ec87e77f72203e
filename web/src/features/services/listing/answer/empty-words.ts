import { placeLabel } from '@tero/shared/rules/places/coverage';
import type { Answer } from './answer.ts';

/** What an empty search says. */
export function emptyWords({ understood }: Answer, hasFilters: boolean): { title: string; text: string } {
  if (understood?.absent) {
    return {
      title: `Todavía no hay nadie en Tero para ${understood.absent.toLowerCase()}`,
      text: 'Tocá «Avisame de nuevos servicios» y te decimos cuando haya. Mientras tanto, esto es lo más parecido.',
    };
  }
  const title = 'No se encontraron servicios';
  if (hasFilters) return { title, text: 'Probá con menos filtros.' };
  const [category] = understood?.categories ?? [];
  if (!category) return { title, text: 'Probá con otras palabras o mirá todo lo que hay.' };
  const where = understood?.place ? ` en ${placeLabel(understood.place.text)}` : '';
  return { title, text: `Entendimos ${category.name}${where}, y todavía no hay. Podés pedir que te avisemos.` };
}
