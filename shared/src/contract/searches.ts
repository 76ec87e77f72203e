import { z } from 'zod';
import { limits } from '../limits.ts';
import { minute } from '../rules/time/durations.ts';
import { endpoint } from './endpoint.ts';
import { id, succeeded, success } from './fields.ts';
import { plainRead } from './plain-read.ts';

/** The words that a category has besides its name and the lexicon: aliases, and words learned from searches. */
const categoryWords = z.object({ category_id: z.int(), aliases: z.array(z.string()), learned: z.array(z.string()) });
export const searchWords = succeeded({ version: z.int(), words: z.array(categoryWords) });
export type CategoryWords = z.output<typeof categoryWords>;

export const searches = {
  /**
   * sent when the person leaves the results, and again when they open a result later: the same person counts once a day
   */
  left: endpoint({
    method: 'POST',
    path: '/api/searches',
    auth: 'anyone',
    summary: 'Cuenta una búsqueda y si se abrió algo de lo que encontró, sin datos personales',
    body: z.object({
      q: z
        .string('Falta la búsqueda')
        .max(limits.searchText, `La búsqueda admite hasta ${limits.searchText} caracteres`),
      opened: z.boolean('Falta indicar si se abrió algo'),
      /** the service that was opened */
      service: id.optional(),
    }),
    response: success,
    limit: { max: 30, window: minute },
    maxBytes: limits.searchReportBytes,
  }),
  words: endpoint({
    method: 'GET',
    path: '/api/searches/words',
    auth: 'anyone',
    ...plainRead,
    summary: 'Otras palabras de las categorías, con las que el dispositivo busca sin señal',
    response: searchWords,
  }),
};
