import { z } from 'zod';
import { articles } from '../../content/articles.ts';
import { limits } from '../../limits.ts';
import { endpoint } from '../endpoint.ts';
import { id, idParams, requiredLine, requiredText, succeeded, success } from '../fields.ts';
import { tableQuery, tableReply, yesNo } from './table.ts';

/** An address of the newsletter; `confirmed_at` is null until its owner confirms. */
export const adminSubscriber = z.object({
  id: z.int(),
  email: z.string(),
  /** the version of the text that was accepted, and when */
  consent: z.string(),
  consented_at: z.string(),
  confirmed_at: z.string().nullable(),
});
export type AdminSubscriber = z.output<typeof adminSubscriber>;

/** An issue that was sent, with the fate of its mails. */
export const newsletterIssue = z.object({
  id: z.int(),
  subject: z.string(),
  text: z.string(),
  state: z.enum(['sending', 'sent']),
  /** addresses for which its mail was made */
  queued: z.int(),
  sent: z.int(),
  waiting: z.int(),
  failed: z.int(),
  /** how many left until the next issue */
  leaves: z.int(),
  created_at: z.string(),
});
export type NewsletterIssue = z.output<typeof newsletterIssue>;

const known = new Set(articles.map((article) => article.id));

/**
 * An issue of the newsletter: its text, in paragraphs separated by empty lines, and the blog articles to which it
 * links.
 */
export const sendIssueBody = z.object({
  subject: requiredLine('Escribí el asunto', limits.contactSubject),
  text: requiredText('Escribí el texto', limits.issueText),
  articles: z
    .array(
      id.refine((each) => known.has(each), 'Elegí artículos de la lista'),
      'Elegí artículos de la lista',
    )
    .max(limits.issueArticles, `Elegí hasta ${limits.issueArticles} artículos`)
    .default([]),
});

const query = tableQuery(['id', 'email', 'consented_at'], { confirmed: yesNo });

export const adminNewsletter = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/newsletter',
    auth: 'admin',
    summary: 'Direcciones del boletín, por páginas',
    query,
    response: tableReply('subscribers', adminSubscriber),
  }),
  export: endpoint({
    method: 'GET',
    path: '/api/admin/newsletter.csv',
    auth: 'admin',
    confirmed: 'always',
    summary: 'Las direcciones confirmadas como CSV, con el enlace de baja de cada una',
    query,
    produces: 'text/csv',
    response: z.string(),
  }),
  issues: endpoint({
    method: 'GET',
    path: '/api/admin/newsletter/issues',
    auth: 'admin',
    summary: 'Los boletines enviados, a cuántos va el próximo, y desde cuándo se puede mandar',
    response: succeeded({
      issues: z.array(newsletterIssue),
      recipients: z.int(),
      /** null: now */
      next_at: z.string().nullable(),
    }),
  }),
  send: endpoint({
    method: 'POST',
    path: '/api/admin/newsletter/issues',
    auth: 'admin',
    confirmed: 'always',
    summary: 'Manda un boletín a las direcciones confirmadas; uno por mes como mucho',
    body: sendIssueBody,
    response: success,
    status: 201,
    errors: ['quota_exceeded'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/admin/newsletter/:id',
    auth: 'admin',
    summary: 'Borra una dirección del boletín',
    params: idParams,
    response: success,
    errors: ['not_found'],
  }),
};
