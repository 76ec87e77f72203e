import { z } from 'zod';
import { limits } from '../limits.ts';
import { endpoint } from './endpoint.ts';
import { email, idParams, optionalText, requiredText, succeeded, success } from './fields.ts';
import { optionalPhone } from './phone.ts';

/** Types of a report (rule SUPP-5). */
export const reportTypes = ['bug', 'feature', 'security', 'payment', 'account', 'other'] as const;

/** A text in one line: line breaks and control characters could forge mail headers. */
const line = (missing: string, max: number) =>
  requiredText(missing, max).pipe(z.string().regex(/^\P{Cc}*$/u, 'Escribí todo en una sola línea'));

/** A field that people do not see and only bots fill in. Bots get the normal response, and nothing is stored. */
const honeypot = z.string().max(200).optional();

export const contactBody = z.object({
  name: line('El nombre es requerido', limits.nameMax),
  email,
  phone: optionalPhone,
  subject: line('Escribí el asunto', limits.contactSubject),
  message: requiredText('Escribí el mensaje', limits.contactMessage),
  page: optionalText(500),
  userAgent: optionalText(500),
  timestamp: optionalText(40),
  website: honeypot,
});

export const reportBody = z.object({
  name: line('El nombre es requerido', limits.nameMax),
  email,
  subject: line('Escribí el asunto', limits.contactSubject),
  description: requiredText('Escribí una descripción', limits.contactMessage),
  type: z.enum(reportTypes, 'Elegí un tipo de problema').default('bug'),
  /** URL of the page that led to the form */
  page: optionalText(500),
  website: honeypot,
});

/** A later entry of a message, by the team or its writer. */
export const threadEntry = z.object({ side: z.enum(['team', 'writer']), text: z.string(), created_at: z.string() });
export type ThreadEntry = z.output<typeof threadEntry>;

export const followUpBody = z.object({ message: requiredText('Escribí el mensaje', limits.contactMessage) });

/** A message that the caller sent to the team, with the later entries. */
const ownMessage = z.object({
  id: z.int(),
  subject: z.string(),
  message: z.string(),
  created_at: z.string(),
  answer: z.string().nullable(),
  answered_at: z.string().nullable(),
  entries: z.array(threadEntry),
});
export type OwnMessage = z.output<typeof ownMessage>;

const limit = { max: 3, window: 600_000 };

export const support = {
  send: endpoint({
    method: 'POST',
    path: '/api/contact',
    auth: 'anyone',
    summary: 'Un mensaje para el equipo de Tero',
    body: contactBody,
    response: success,
    status: 201,
    idempotent: true,
    errors: ['session_invalid'],
    limit,
  }),
  report: endpoint({
    method: 'POST',
    path: '/api/report/',
    auth: 'anyone',
    summary: 'Reporta un problema; el destinatario no se elige',
    body: reportBody,
    response: success,
    status: 201,
    idempotent: true,
    errors: ['session_invalid'],
    limit,
  }),
  own: endpoint({
    method: 'GET',
    path: '/api/users/me/messages',
    auth: 'account',
    summary: 'Lo que le escribí al equipo con mi cuenta, y lo que me respondió; lo más nuevo primero',
    response: succeeded({ messages: z.array(ownMessage) }),
  }),
  followUp: endpoint({
    method: 'POST',
    path: '/api/users/me/messages/:id',
    auth: 'account',
    summary: 'Sigo un mensaje mío al equipo; vuelve a la lista de lo que espera respuesta',
    params: idParams,
    body: followUpBody,
    response: succeeded({ entry: threadEntry }),
    status: 201,
    idempotent: true,
    errors: ['not_found', 'quota_exceeded'],
    limit: { max: 10, window: 600_000, by: 'account' },
  }),
};
