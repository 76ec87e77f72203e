import { z } from 'zod';
import { limits } from '../limits.ts';
import { crashMessage, crashRoute, crashStack } from '../rules/reports/crash.ts';
import type { CspViolation } from '../rules/reports/csp-violation.ts';
import { minute } from '../rules/time/durations.ts';
import { endpoint } from './endpoint.ts';
import { success } from './fields.ts';

/**
 * A crash of the web app. The schema removes possibly personal data and cuts long texts, as the app does (rule ADM-29).
 */
export const crashReport = z.object({
  /** the build whose source maps decode the stack */
  build: z.string('Falta la versión').regex(/^[\w.-]{1,40}$/, 'Versión inválida'),
  /** the pattern of the screen's route */
  route: z.string('Falta la ruta').transform(crashRoute),
  message: z.string('Falta el mensaje').transform(crashMessage),
  stack: z.string('Falta la pila').transform(crashStack),
});

const text = z.string().max(2000).catch('');
const position = z.int().min(0).catch(0);

/**
 * Browsers send a `report-uri` report as an object whose names have dashes. They send `report-to` reports as a list,
 * and these names have no dashes.
 */
const cspReport = z.union(
  [
    z
      .object({
        'csp-report': z.object({
          'document-uri': text,
          'effective-directive': text,
          'violated-directive': text,
          'blocked-uri': text,
          'source-file': text,
          'line-number': position,
          'column-number': position,
        }),
      })
      .transform(({ 'csp-report': said }): CspViolation[] => [
        {
          document: said['document-uri'],
          directive: said['effective-directive'] || (said['violated-directive'].split(' ')[0] ?? ''),
          blocked: said['blocked-uri'],
          source: said['source-file'],
          line: said['line-number'],
          column: said['column-number'],
        },
      ]),
    z
      .array(
        z.object({
          type: text,
          body: z
            .object({
              documentURL: text,
              effectiveDirective: text,
              blockedURL: text,
              sourceFile: text,
              lineNumber: position,
              columnNumber: position,
            })
            .nullish()
            .catch(null),
        }),
      )
      .transform((reports): CspViolation[] =>
        reports.flatMap(({ type, body }) =>
          type === 'csp-violation' && body
            ? {
                document: body.documentURL,
                directive: body.effectiveDirective,
                blocked: body.blockedURL,
                source: body.sourceFile,
                line: body.lineNumber,
                column: body.columnNumber,
              }
            : [],
        ),
      ),
  ],
  'No es un informe de un navegador',
);

export const crashes = {
  cspReports: endpoint({
    method: 'POST',
    path: '/api/csp-reports',
    auth: 'anyone',
    summary: 'Anota lo que la política de seguridad rechazó en un navegador, sin datos personales',
    body: cspReport,
    response: success,
    limit: { max: 20, window: minute },
    maxBytes: limits.cspBytes,
  }),
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
