import { z } from 'zod';
import { limits } from '../../limits.ts';
import { messageStates } from '../../rules/admin.ts';
import { edits, version } from '../edits.ts';
import { endpoint } from '../endpoint.ts';
import { id, idParams, optionalText, succeeded } from '../fields.ts';
import { reportTypes, threadEntry } from '../support.ts';
import { filter, personBrief, tableQuery, tableReply, yesNo } from './table.ts';

/** A support message or a report, in the team's queue. */
export const adminMessage = z.object({
  id: z.int(),
  kind: z.enum(['contact', 'report']),
  state: z.enum(messageStates),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  subject: z.string(),
  message: z.string(),
  report_type: z.enum(reportTypes).nullable(),
  /** the page where the message was written: a path of the app, or null for other sites */
  page: z.string().nullable(),
  /** the service, provider or post that the page shows */
  about: z
    .object({ type: z.enum(['service', 'provider', 'post']), id: z.int(), label: z.string(), link: z.string() })
    .nullable(),
  /** the writer, when signed in */
  account: personBrief.nullable(),
  note: z.string().nullable(),
  /** the team's answer to the writer, and its time */
  answer: z.string().nullable(),
  answered_at: z.string().nullable(),
  /** when the writer wrote again; null: never */
  asked_at: z.string().nullable(),
  /** later entries, oldest first */
  entries: z.array(threadEntry),
  /** whether the writer is a provider with an active subscription: the message then comes first while it is open */
  priority: z.boolean(),
  /** whether the writer waits for the team */
  waits: z.boolean(),
  /** the administrator who last changed its state */
  handled_by: z.string().nullable(),
  handled_at: z.string().nullable(),
  created_at: z.string(),
  version,
});
export type AdminMessage = z.output<typeof adminMessage>;

const query = tableQuery(['turn', 'id', 'created_at'], {
  state: filter(z.enum(messageStates, 'Estado inválido')),
  kind: filter(z.enum(['contact', 'report'], 'Tipo inválido')),
  account_id: filter(id),
  /** whether the message waits for the team */
  waits: yesNo,
});

/** Missing fields do not change. */
export const updateMessageBody = z.object({
  state: z.enum(messageStates, 'Elegí un estado').optional(),
  note: optionalText(limits.adminNotes).optional(),
  /** sent to the writer; an empty one sends nothing */
  answer: optionalText(limits.contactMessage).optional(),
});

export const edited = edits('Este mensaje', adminMessage, ['state', 'note', 'answer', 'asked_at']);

export const adminMessages = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/messages',
    auth: 'admin',
    summary: 'Mensajes y reportes para el equipo, por páginas',
    query,
    response: tableReply('messages', adminMessage),
  }),
  export: endpoint({
    method: 'GET',
    path: '/api/admin/messages.csv',
    auth: 'admin',
    confirmed: 'always',
    summary: 'Los mismos mensajes como CSV',
    query,
    produces: 'text/csv',
    response: z.string(),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/admin/messages/:id',
    auth: 'admin',
    summary: 'Responde un mensaje, o cambia su estado o su nota',
    params: idParams,
    body: updateMessageBody,
    response: succeeded({ entry: adminMessage }),
    edits: edited,
    errors: ['not_found'],
  }),
};
