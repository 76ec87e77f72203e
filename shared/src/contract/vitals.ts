import { z } from 'zod';
import { limits } from '../limits.ts';
import { vitalConnections, vitalDevices, vitalNames } from '../rules/reports/vitals.ts';
import { minute } from '../rules/time/durations.ts';
import { endpoint } from './endpoint.ts';
import { success } from './fields.ts';

/** A browser's measurements of one visit, without personal data (rule ADM-90). */
const vitalReport = z.object({
  build: z.string('Falta la versión').regex(/^[\w.-]{1,40}$/, 'Versión inválida'),
  /** the pattern of the route at which the visit began */
  route: z.string('Falta la ruta').max(limits.crashRoute, 'Ruta inválida'),
  device: z.enum(vitalDevices, 'Dispositivo inválido'),
  connection: z.enum(vitalConnections).catch('unknown'),
  measures: z
    .array(
      z.object({
        name: z.enum(vitalNames, 'Medida inválida'),
        /** milliseconds; the score of CLS */
        value: z.number('Valor inválido').min(0, 'Valor inválido').max(limits.vitalMost, 'Valor inválido'),
      }),
      'Faltan las medidas',
    )
    .min(1, 'Faltan las medidas')
    .max(vitalNames.length, 'Demasiadas medidas'),
});

export const vitals = {
  report: endpoint({
    method: 'POST',
    path: '/api/vitals',
    auth: 'anyone',
    summary: 'Anota qué tan rápida fue una visita, sin datos personales',
    body: vitalReport,
    response: success,
    limit: { max: 10, window: minute },
    maxBytes: limits.vitalBytes,
  }),
};
