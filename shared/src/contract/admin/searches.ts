import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, idParams, succeeded, success } from '../fields.ts';
import { tableQuery, tableReply } from './table.ts';

const categoryBrief = z.object({ id: z.int(), name: z.string() });

/**
 * A search that finds nothing, or whose results hardly anybody opens. Only days on which at least three people searched
 * for it count (rule SRCH-142).
 */
export const adminSearch = z.object({
  id: z.int(),
  query: z.string(),
  /** on these days, each day's people added */
  people: z.int(),
  days: z.int(),
  opened: z.int(),
  /** services found when it was last searched, counted up to 100 */
  results: z.int(),
  last_day: z.string(),
  /** the categories that the search reads in it; null: none */
  meaning: z.string().nullable(),
  /** the trade without a category that the search takes it for */
  trade: z.string().nullable(),
  /**
   * a category that the search may mean; `people`: how many opened a service of it afterwards; null: its words suggest
   * it
   */
  suggestion: categoryBrief.extend({ people: z.int().nullable() }).nullable(),
});
export type AdminSearch = z.output<typeof adminSearch>;

/** A trade that people search for and that no category covers. */
export const missingTrade = z.object({
  id: z.int(),
  trade: z.string(),
  people: z.int(),
  days: z.int(),
  last_day: z.string(),
});
export type MissingTrade = z.output<typeof missingTrade>;

/** A decision about a search; `category` null: it means no service. */
export const searchTerm = z.object({
  id: z.int(),
  form: z.string(),
  category: categoryBrief.nullable(),
  created_at: z.string(),
});
export type SearchTerm = z.output<typeof searchTerm>;

export const adminSearches = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/searches',
    auth: 'admin',
    summary: 'Búsquedas que no encuentran nada o de las que casi nadie abre un resultado, por páginas',
    query: tableQuery(['people', 'last_day', 'query'], {}),
    response: tableReply('searches', adminSearch),
  }),
  trades: endpoint({
    method: 'GET',
    path: '/api/admin/searches/trades',
    auth: 'admin',
    summary: 'Oficios que se buscan y no tienen categoría',
    query: tableQuery(['people', 'last_day', 'trade'], {}),
    response: tableReply('trades', missingTrade),
  }),
  terms: endpoint({
    method: 'GET',
    path: '/api/admin/search-terms',
    auth: 'admin',
    summary: 'Búsquedas a las que se les dio una categoría, o se dijo que no son nada',
    query: tableQuery(['created_at', 'form'], {}),
    response: tableReply('terms', searchTerm),
  }),
  teach: endpoint({
    method: 'POST',
    path: '/api/admin/search-terms',
    auth: 'admin',
    summary: 'Le da una categoría a una búsqueda, o dice que no es nada; la búsqueda lo sabe enseguida',
    body: z.object({
      form: z.string('Falta la búsqueda').min(1, 'Falta la búsqueda').max(200, 'Es muy larga'),
      category_id: id.nullable(),
    }),
    response: succeeded({ term: searchTerm }),
  }),
  forget: endpoint({
    method: 'DELETE',
    path: '/api/admin/search-terms/:id',
    auth: 'admin',
    summary: 'Deshace lo dicho de una búsqueda',
    params: idParams,
    response: success,
    errors: ['not_found'],
  }),
};
