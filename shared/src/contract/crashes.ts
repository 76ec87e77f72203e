import { z } from 'zod';
import { limits } from '../limits.ts';
import { crashMessage, crashRoute, crashStack } from '../rules/crash.ts';
import { minute } from '../rules/time/durations.ts';
import { endpoint } from './endpoint.ts';
import { success } from './fields.ts';

/** A crash of the web app. What may be about a person is taken out and long texts are cut, here too (rule ADM-29). */
export const crashReport = z.object({
  /** of the build whose source maps decode the stack */
  build: z.string('Falta la versión').regex(/^[\w.-]{1,40}$/, 'Versión inválida'),
  /** the pattern of the screen's route */
  route: z.string('Falta la ruta').transform(crashRoute),
  message: z.string('Falta el mensaje').transform(crashMessage),
  stack: z.string('Falta la pila').transform(crashStack),
});

export const crashes = {
  report: endpoint({
    method: 'POST',
    path: '/api/crashes',
    auth: 'anyone',
    summary: 'Anota una falla de la aplicación en un navegador, sin datos personales',
    body: crashReport,
    response: success,
    limit: { max: 10, window: minute },
    maxBytes: limits.crashBytes,
  }),
};
