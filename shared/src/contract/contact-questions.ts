import { z } from 'zod';
import { hour } from '../rules/time/durations.ts';
import { outcomes, responseDelays } from '../rules/time/response-time.ts';
import { endpoint } from './endpoint.ts';
import { idParams, punctual, responseTime, succeeded, success } from './fields.ts';

/** A question to an account about its own contact (rule ASK-10). `outcome` is null until the person answers. */
const contactQuestion = z.object({
  id: z.int(),
  provider_id: z.int(),
  provider_name: z.string(),
  provider_image: z.string().nullable(),
  contacted_at: z.string(),
  asked_at: z.string(),
  outcome: z.enum(outcomes).nullable(),
  minutes: z.int().nullable(),
  agreed: z.boolean().nullable(),
});
export type ContactQuestion = z.output<typeof contactQuestion>;

const unsaid = 'Decí si te respondió';
const unknown = 'Elegí en cuánto tiempo te respondió';

export const contactAnswerBody = z
  .object({
    outcome: z.enum(outcomes, unsaid),
    minutes: z.literal([...responseDelays], unknown).nullish(),
    agreed: z.boolean('Decí si se pusieron de acuerdo').nullish(),
  })
  .refine(({ outcome, minutes }) => outcome !== 'responded' || minutes != null, {
    path: ['minutes'],
    message: unknown,
  });

export const contactQuestions = {
  list: endpoint({
    method: 'GET',
    path: '/api/contact-questions',
    auth: 'account',
    summary: 'Mis preguntas «¿Te respondió?»: las que faltan contestar y las contestadas en los últimos 60 días',
    response: succeeded({ questions: z.array(contactQuestion) }),
  }),
  answer: endpoint({
    method: 'PUT',
    path: '/api/contact-questions/:id',
    auth: 'account',
    summary: 'Contesta si un proveedor respondió; vale lo último que se dijo',
    params: idParams,
    body: contactAnswerBody,
    response: success,
    edits: { unversioned: 'a state: what was said last holds' },
    errors: ['not_found'],
    limit: { max: 120, window: hour, by: 'account' },
  }),
  /** `answers`: how many people have answered; below the minimum their answers stay hidden */
  own: endpoint({
    method: 'GET',
    path: '/api/provider/response-time',
    auth: 'provider',
    summary: 'En cuánto suelo responder, según mis clientes, y cuántas respuestas faltan para mostrarlo',
    response: succeeded({
      answers: z.int(),
      response_time: responseTime,
      /** null below the least that counts */
      silent: z.int().nullable(),
      agreed: z.int().nullable(),
      /** what clients report about the provider's citas (rule CITA-11); missing in older responses */
      citas: z.object({ came: z.int(), absent: z.int(), people: z.int(), punctual }).optional(),
    }),
  }),
};
