import { UnexpectedFormat } from '../../lib/http/unexpected-format.ts';

/** Returns the text for a list of categories that could not be loaded (rule SRCH-27). */
export function categoriesFailure(error: unknown): string {
  const isFormat = error instanceof UnexpectedFormat;
  return isFormat ? 'Error al cargar las categorías: formato inválido' : 'Error al cargar las categorías';
}
