import { z } from 'zod';
import { limits } from '../limits.ts';
import { written } from '../rules/text/written.ts';
import { hour } from '../rules/time/durations.ts';
import { endpoint } from './endpoint.ts';
import { id, succeeded, success } from './fields.ts';

/** A search or category about which the account wants to be notified. */
export const savedSearch = z.object({
  id: z.int(),
  /** its display name: 'pintura', 'Electricidad en Pocitos' */
  label: z.string(),
  q: z.string().nullable(),
  category: z.string().nullable(),
  coverageArea: z.string().nullable(),
  created_at: z.string(),
});
export type SavedSearch = z.output<typeof savedSearch>;

function sought(name: string, most: number) {
  const text = z.string(`${name} tiene que ser un texto`).transform(written);
  return text.pipe(z.string().max(most, `${name} admite hasta ${most} caracteres`)).nullish();
}

export const savedSearchBody = z
  .object({
    q: sought('La búsqueda', limits.searchText),
    category: sought('La categoría', limits.shortText),
    coverageArea: sought('La zona', limits.shortText),
  })
  .refine((body) => Boolean(body.q || body.category || body.coverageArea), {
    path: ['q'],
    message: 'Elegí una búsqueda, una categoría o una zona',
  });

export const savedSearches = {
  list: endpoint({
    method: 'GET',
    path: '/api/saved-searches',
    auth: 'account',
    summary: 'Mis búsquedas guardadas',
    response: succeeded({ searches: z.array(savedSearch) }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/saved-searches',
    auth: 'account',
    summary: 'Avisame de servicios nuevos en una búsqueda; repetirla no la duplica',
    body: savedSearchBody,
    response: succeeded({ search: savedSearch }),
    errors: ['quota_exceeded'],
    limit: { max: 60, window: hour, by: 'account' },
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/saved-searches/:id',
    auth: 'account',
    summary: 'Deja de avisar de una búsqueda propia',
    params: z.object({ id }),
    response: success,
    errors: ['not_found'],
  }),
};
