import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { succeeded } from '../fields.ts';

/** What waits for somebody of the team, in the order in which it is done (rule ADM-94). */
export const todoKinds = [
  'verification',
  'content',
  'reports',
  'messages',
  'charges',
  'events',
  'searches',
  'crashes',
] as const;
export type TodoKind = (typeof todoKinds)[number];

/** How many of a kind wait, and since when the oldest; kinds of which none waits are there too, with 0 and null. */
export const todoItem = z.object({ kind: z.enum(todoKinds), count: z.int(), oldest: z.string().nullable() });
export type TodoItem = z.output<typeof todoItem>;

export const adminTodo = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/todo',
    auth: 'admin',
    summary: 'Lo que espera al equipo: cuánto y desde cuándo',
    response: succeeded({ todo: z.array(todoItem) }),
  }),
};
