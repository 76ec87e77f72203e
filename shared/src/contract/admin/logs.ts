import { z } from 'zod';
import { logActions, logEntityTypes } from '../../rules/log/acts.ts';
import { endpoint } from '../endpoint.ts';
import { id, succeeded } from '../fields.ts';
import { byDay, byPage, filter, pagination, search } from './table.ts';

const value = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/** An account that a row names; its name is null once the account is gone. */
const named = z.object({ id: z.int(), name: z.string().nullable() });

/**
 * An action, kept for good. `details`: field → its values before and after. Private data is masked and secrets are left
 * out. Public texts are deleted with their writers' accounts, and masked after that (rule ADM-88).
 */
export const logEntry = z.object({
  id: z.int(),
  created_at: z.string(),
  /** null: the server itself, at its start; for a failed sign-in: the account that somebody tried to enter */
  admin_id: z.int().nullable(),
  /** null once the account is gone */
  admin_name: z.string().nullable(),
  action: z.enum(logActions),
  entity_type: z.enum(logEntityTypes),
  /** null: about the whole table, like an export */
  entity_id: z.int().nullable(),
  /** what the thing was called: a service's title, a category's name */
  thing: z.string().nullable(),
  /** the owner of the thing, or the account that the entry is about */
  owner: named.nullable(),
  /** the accounts whose ids stand among the details */
  people: z.array(named),
  /** rows of the batch that this one stands for; 0: none */
  batch_rows: z.int(),
  /** the row that stands for the batch of this one */
  batch_id: z.int().nullable(),
  ip_address: z.string().nullable(),
  details: z.record(z.string(), z.object({ before: value, after: value })),
});
export type LogEntry = z.output<typeof logEntry>;

const query = z.object({
  ...byPage,
  ...byDay,
  /** looks in names, in the titles of things, and in texts before and after */
  search,
  action: filter(z.enum(logActions, 'Acción inválida')),
  entityType: filter(z.enum(logEntityTypes, 'Tipo inválido')),
  /** the id of the thing that the entry is about, mostly sent with its type */
  entityId: filter(id),
  adminId: filter(id),
  /** actions on an account and on what is its own */
  personId: filter(id),
  /** the rows of a batch, by the id of the row that represents the batch */
  batchId: filter(id),
});

export const adminLogs = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/logs',
    auth: 'admin',
    summary: 'Lo que hicieron los administradores, lo más nuevo primero',
    query,
    response: succeeded({ logs: z.array(logEntry), pagination: z.object(pagination) }),
  }),
  admins: endpoint({
    method: 'GET',
    path: '/api/admin/logs/admins',
    auth: 'admin',
    summary: 'Quiénes figuran en el registro, para filtrar por nombre',
    response: succeeded({ admins: z.array(z.object({ id: z.int(), name: z.string() })) }),
  }),
  export: endpoint({
    method: 'GET',
    path: '/api/admin/logs.csv',
    auth: 'admin',
    confirmed: 'always',
    summary: 'El mismo registro como CSV',
    query,
    produces: 'text/csv',
    response: z.string(),
  }),
};
