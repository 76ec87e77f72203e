import { day } from '@tero/shared/rules/time/durations';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import type { Deps } from '../deps/deps.ts';
import { besideContract } from '../http/plugins/caching.ts';

/** The days after which a reader must fetch the file again. RFC 9116 asks for less than a year. */
const validDays = 180;

/** `GET /.well-known/security.txt`: the contact for security reports, by RFC 9116. */
export const securityTxtPlugin = plugin(async (app: FastifyInstance, { config, clock }: Deps) => {
  app.get('/.well-known/security.txt', besideContract({ cache: 'day' }), async (_request, reply) => {
    const expires = new Date(clock.now().getTime() + validDays * day);
    const lines = [
      `Contact: mailto:${config.supportEmail}`,
      `Contact: ${config.publicUrl}/contacto`,
      `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z`,
      'Preferred-Languages: es, en',
      `Canonical: ${config.publicUrl}/.well-known/security.txt`,
    ];
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
  });
});
