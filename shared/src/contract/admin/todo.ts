import { z } from 'zod';
import { alertKinds, todoKinds } from '../../rules/panel/todo.ts';
import { endpoint } from '../endpoint.ts';
import { succeeded } from '../fields.ts';

/**
 * The number of waiting tasks of a kind, and the time since which the oldest waits. Kinds without waiting tasks are
 * included, with 0 and null.
 */
export const todoItem = z.object({ kind: z.enum(todoKinds), count: z.int(), oldest: z.string().nullable() });
export type TodoItem = z.output<typeof todoItem>;

/** The alerts that the administrator gets by push, in the order of `alertKinds`. The list may be empty. */
export const alertsBody = z.object({
  kinds: z
    .array(z.enum(alertKinds, 'Tema inválido'), 'Elegí qué avisos querés')
    .max(alertKinds.length, 'Tema inválido')
    .transform((given) => alertKinds.filter((kind) => given.includes(kind))),
});

/**
 * The number of messages of a channel that do not leave, the time since which the oldest waits, and the last error of
 * the channel's service.
 */
const late = { count: z.int(), oldest: z.string().nullable(), reason: z.string().nullable() };

const alerts = succeeded({ kinds: z.array(z.enum(alertKinds)) });

export const adminTodo = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/todo',
    auth: 'admin',
    summary: 'Lo que espera al equipo: cuánto y desde cuándo',
    response: succeeded({ todo: z.array(todoItem) }),
  }),
  mails: endpoint({
    method: 'GET',
    path: '/api/admin/todo/mails',
    auth: 'admin',
    summary: 'Los emails, push y SMS que no salen, y por qué, y los SMS de hoy',
    response: succeeded({
      /** mails that do not leave */
      ...late,
      /** the server was started without a mail server */
      isUnset: z.boolean(),
      pushes: z.object(late),
      sms: z.object(late),
      /** how many SMS left today, and how many may leave; null: there is no gateway; missing in older caches */
      texts: z.object({ count: z.int(), most: z.int() }).nullable().optional(),
    }),
  }),
  alerts: endpoint({
    method: 'GET',
    path: '/api/admin/todo/alerts',
    auth: 'admin',
    summary: 'De qué quiero que me avisen cuando algo espera',
    response: alerts,
  }),
  setAlerts: endpoint({
    method: 'PUT',
    path: '/api/admin/todo/alerts',
    auth: 'admin',
    summary: 'Cambia de qué me avisan cuando algo espera',
    body: alertsBody,
    edits: { unversioned: 'a choice of one’s own: what was said last holds' },
    response: alerts,
  }),
};
