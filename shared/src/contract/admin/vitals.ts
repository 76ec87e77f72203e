import { z } from 'zod';
import { vitalDays } from '../../rules/admin.ts';
import { vitalDevices } from '../../rules/reports/vitals.ts';
import { endpoint } from '../endpoint.ts';
import { succeeded } from '../fields.ts';
import { numeric } from '../loose.ts';
import { filter, page, pageLimit, pagination } from './table.ts';

const figure = z.number().nullable();

/**
 * The 75th percentiles of the visits that began on a route, in milliseconds except for the CLS score. Null: not
 * measured.
 */
export const vitalEntry = z.object({
  /** its place in the list */
  id: z.int(),
  route: z.string(),
  /** measured visits */
  visits: z.int(),
  LCP: figure,
  INP: figure,
  CLS: figure,
  FCP: figure,
  TTFB: figure,
});
export type VitalEntry = z.output<typeof vitalEntry>;

export const adminVitals = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/vitals',
    auth: 'admin',
    summary: 'Qué tan rápida es cada pantalla en los dispositivos de la gente, la más visitada primero',
    query: z.object({
      page,
      limit: pageLimit,
      days: filter(numeric(z.literal(vitalDays, 'Período inválido'))),
      device: filter(z.enum(vitalDevices, 'Dispositivo inválido')),
    }),
    response: succeeded({ vitals: z.array(vitalEntry), pagination: z.object(pagination) }),
  }),
};
