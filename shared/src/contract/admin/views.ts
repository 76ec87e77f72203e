import { z } from 'zod';
import { limits } from '../../limits.ts';
import { endpoint } from '../endpoint.ts';
import { idParams, requiredLine, succeeded, success } from '../fields.ts';

/** A named view of a list: the search, the filters and the order that its address had (rule ADM-111). */
export const adminView = z.object({ id: z.int(), tab: z.string(), name: z.string(), query: z.string() });
export type AdminView = z.output<typeof adminView>;

export const saveViewBody = z.object({
  tab: z.string('Lista inválida').regex(/^[a-z-]{1,40}$/, 'Lista inválida'),
  name: requiredLine('Escribí un nombre para la vista', limits.viewName),
  /** the query string of the list's address */
  query: z.string('Vista inválida').max(limits.viewQuery, 'La vista tiene demasiados filtros'),
});

export const adminViews = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/views',
    auth: 'admin',
    summary: 'Mis vistas guardadas de las listas del panel',
    response: succeeded({ views: z.array(adminView) }),
  }),
  save: endpoint({
    method: 'POST',
    path: '/api/admin/views',
    auth: 'admin',
    summary: 'Guarda una vista propia de una lista; con el mismo nombre reemplaza la anterior',
    body: saveViewBody,
    response: succeeded({ view: adminView }),
    errors: ['quota_exceeded'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/admin/views/:id',
    auth: 'admin',
    summary: 'Elimina una vista propia',
    params: idParams,
    response: success,
    errors: ['not_found'],
  }),
};
