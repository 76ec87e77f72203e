import { z } from 'zod';
import { limits } from '../limits.ts';
import { moderatedKinds, moderationActions, moderationReasons } from '../rules/moderation.ts';
import { minute } from '../rules/time/durations.ts';
import { endpoint } from './endpoint.ts';
import { id, idParams, inquiryLink, optionalText, requiredText, succeeded, success } from './fields.ts';
import { plainRead } from './plain-read.ts';

/** A report: the thing and the reason (rule MOD-2). */
export const contentReportBody = z.object({
  kind: z.enum(moderatedKinds, 'Eso no se puede reportar'),
  id,
  reason: z.enum(moderationReasons, 'Elegí un motivo'),
  note: optionalText(limits.reportNote),
  /** for a pedido: the token of its link, which only people with the link have */
  link_token: inquiryLink.optional(),
});

/** Lets in an author who has no session. The token comes with the mail about a decision. */
const token = z.string('Tiene que ser un texto').max(limits.shortText, 'Token inválido').optional();

export const answerDecisionBody = z.object({
  answer: requiredText('Escribí tu respuesta', limits.moderationAnswer),
  token,
});

/** A decision of the team as the author of the thing reads it (rule MOD-9). */
export const ownDecision = z.object({
  id: z.int(),
  action: z.enum(moderationActions),
  kind: z.enum(moderatedKinds),
  /** the thing's own words; null once it is gone */
  text: z.string().nullable(),
  reason: z.enum(moderationReasons),
  message: z.string(),
  /** whether what it did still holds: hidden or suspended */
  in_force: z.boolean(),
  may_answer: z.boolean(),
  answer: z.string().nullable(),
  answered_at: z.string().nullable(),
  created_at: z.string(),
});
export type OwnDecision = z.output<typeof ownDecision>;

export const moderation = {
  report: endpoint({
    method: 'POST',
    path: '/api/moderation/reports',
    auth: 'anyone',
    summary:
      'Reporta un servicio, una publicación, una promoción, una reseña, una respuesta, un perfil, un pedido o a un cliente',
    body: contentReportBody,
    response: success,
    status: 201,
    idempotent: true,
    errors: ['not_found', 'forbidden', 'session_invalid'],
    limit: { max: 10, window: 10 * minute },
  }),
  own: endpoint({
    method: 'GET',
    path: '/api/moderation/decisions',
    auth: 'account',
    summary: 'Lo que el equipo decidió sobre lo que publiqué, lo más nuevo primero',
    response: succeeded({ decisions: z.array(ownDecision) }),
  }),
  decision: endpoint({
    method: 'GET',
    path: '/api/moderation/decisions/:id',
    auth: 'anyone',
    ...plainRead,
    cache: 'never',
    summary: 'Una decisión sobre lo que publiqué, con mi sesión o con el enlace del email',
    params: idParams,
    query: z.object({ token }),
    response: succeeded({ decision: ownDecision }),
    errors: ['not_found'],
  }),
  answer: endpoint({
    method: 'POST',
    path: '/api/moderation/decisions/:id/answer',
    auth: 'anyone',
    summary: 'Responde una decisión, una sola vez',
    params: idParams,
    body: answerDecisionBody,
    response: succeeded({ decision: ownDecision }),
    status: 201,
    idempotent: true,
    errors: ['not_found', 'already_exists', 'forbidden', 'session_invalid'],
    limit: { max: 10, window: 10 * minute },
  }),
};
