import { z } from 'zod';
import { limits } from '../limits.ts';
import { hasLink } from '../rules/text/links.ts';
import { oneLine } from '../rules/text/written.ts';
import { hour } from '../rules/time/durations.ts';
import { endpoint } from './endpoint.ts';
import { idParams, succeeded, success } from './fields.ts';

/** A pause as everybody reads it: the local day on which the provider is back, and a note about it (rule PAUSE-1). */
export const pause = z.object({ until: z.string(), note: z.string().nullable() });

/** A pause that begins by itself on a later local day (rule PAUSE-10). */
export const plannedPause = pause.extend({ from: z.string() });

const missing = 'Elegí el día en que volvés';

/** Kept as one line: it stands on cards. */
const note = z
  .string('Tiene que ser un texto')
  .transform(oneLine)
  .pipe(z.string().max(limits.pauseNote, `Puede tener hasta ${limits.pauseNote} caracteres`))
  .refine((text) => !hasLink(text), 'No pongas enlaces ni direcciones como ejemplo.com.')
  .nullish()
  .transform((text) => text || null);

/** Without a first day, or once that day has come, the pause begins at once. */
const from = z.iso.date('Elegí desde qué día').nullish();

export const pauseBody = z.object({ from, until: z.iso.date(missing), note });

/** Without a day of return the pause ends at once, and a planned pause is called off. */
const sentPauseBody = z.object({ from, until: z.iso.date(missing).nullable(), note });

const response = succeeded({ pause: pause.nullable(), planned_pause: plannedPause.nullish() });

export const pauses = {
  own: endpoint({
    method: 'GET',
    path: '/api/provider/pause',
    auth: 'provider',
    summary: 'Mi pausa y la planeada, o null',
    response,
  }),
  set: endpoint({
    method: 'PUT',
    path: '/api/provider/pause',
    auth: 'provider',
    summary: 'Pausa mis servicios hasta un día, ya o desde otro día, cambia esos días, o con null termina la pausa ya',
    body: sentPauseBody,
    response,
    edits: { unversioned: 'a state: what was said last holds' },
    limit: { max: 60, window: hour, by: 'account' },
  }),
  /** ends another provider's pause, by an administrator */
  end: endpoint({
    method: 'DELETE',
    path: '/api/admin/providers/:id/pause',
    auth: 'admin',
    summary: 'Termina la pausa de un proveedor o anula la planeada; repetirlo no cambia nada',
    params: idParams,
    response: success,
    errors: ['not_found'],
  }),
};
