import { z } from 'zod';
import { type NewsletterConsent, newsletterConsents } from '../rules/newsletter.ts';
import { hour, minute } from '../rules/time/durations.ts';
import { tokenParams } from './accounts-password-reset.ts';
import { endpoint } from './endpoint.ts';
import { email, success } from './fields.ts';

const versions = Object.keys(newsletterConsents) as [NewsletterConsent, ...NewsletterConsent[]];

export const subscribeBody = z.object({
  email,
  /** the version of the text that the person has ticked */
  consent: z.enum(versions, 'Marcá la casilla para recibir el boletín'),
  /** a field that people do not see and only bots fill in. Bots get the normal response, and nothing is stored */
  website: z.string().max(200).optional(),
});

export const newsletter = {
  subscribe: endpoint({
    method: 'POST',
    path: '/api/newsletter',
    auth: 'anyone',
    summary: 'Pide el boletín: manda un email para confirmarlo, y responde lo mismo para cualquier dirección',
    body: subscribeBody,
    response: success,
    limit: { max: 5, window: hour },
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/api/newsletter/confirm/:token',
    auth: 'anyone',
    summary: 'Confirma el boletín con el enlace del email; repetirlo vuelve a decir que sí',
    params: tokenParams,
    response: success,
    errors: ['token_invalid', 'token_expired'],
    limit: { max: 30, window: minute },
  }),
  /** one-click unsubscribe (RFC 8058): the token of the mail replaces a session */
  leave: endpoint({
    method: 'POST',
    path: '/api/newsletter/unsubscribe/:token',
    auth: 'anyone',
    summary: 'Da de baja el boletín y borra la dirección; repetirlo vuelve a decir que sí',
    params: tokenParams,
    response: success,
    errors: ['token_invalid'],
    limit: { max: 30, window: minute },
  }),
};
