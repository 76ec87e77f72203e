import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { succeeded } from '../fields.ts';
import { page, pageLimit, pagination } from './table.ts';

/**
 * A crash of the web app on a local day. Crashes with the same build, route and first lines of the stack share an
 * entry.
 */
export const crashEntry = z.object({
  id: z.int(),
  /** `YYYY-MM-DD` */
  day: z.string(),
  build: z.string(),
  route: z.string(),
  message: z.string(),
  stack: z.string(),
  count: z.int(),
  first_at: z.string(),
  last_at: z.string(),
});
export type CrashEntry = z.output<typeof crashEntry>;

export const adminCrashes = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/crashes',
    auth: 'admin',
    summary: 'Fallas de la aplicación en los navegadores, por día, la última primero',
    query: z.object({ page, limit: pageLimit }),
    response: succeeded({ crashes: z.array(crashEntry), pagination: z.object(pagination) }),
  }),
};
