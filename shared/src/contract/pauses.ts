import { z } from 'zod';
import { limits } from '../limits.ts';
import { hasLink } from '../rules/text/links.ts';
import { oneLine } from '../rules/text/written.ts';
import { hour } from '../rules/time/durations.ts';
import { endpoint } from './endpoint.ts';
import { idParams, succeeded, success } from './fields.ts';

/** A pause as everybody reads it: the local day on which the provider is back, and a word about it (rule PAUSE-1). */
export const pause = z.object({ until: z.string(), note: z.string().nullable() });

const missing = 'Elegí el día en que volvés';

/** Kept as one line: it stands on cards. */
const note = z
  .string('Tiene que ser un texto')
  .transform(oneLine)
  .pipe(z.string().max(limits.pauseNote, `Puede tener hasta ${limits.pauseNote} caracteres`))
  .refine((text) => !hasLink(text), 'No pongas enlaces ni direcciones como ejemplo.com.')
  .nullish()
  .transform((text) => text || null);

export const pauseBody = z.object({ until: z.iso.date(missing), note });

/** Without a day the pause ends at once. */
const sentPauseBody = z.object({ until: z.iso.date(missing).nullable(), note });

const response = succeeded({ pause: pause.nullable() });

export const pauses = {
  own: endpoint({
    method: 'GET',
    path: '/api/provider/pause',
    auth: 'provider',
    summary: 'Mi pausa, o null',
    response,
  }),
  set: endpoint({
    method: 'PUT',
    path: '/api/provider/pause',
    auth: 'provider',
    summary: 'Pausa mis servicios hasta un día, cambia ese día, o con null termina la pausa ya',
    body: sentPauseBody,
    response,
    edits: { unversioned: 'a state: what was said last holds' },
    limit: { max: 60, window: hour, by: 'account' },
  }),
  /** of another provider, by an administrator */
  end: endpoint({
    method: 'DELETE',
    path: '/api/admin/providers/:id/pause',
    auth: 'admin',
    summary: 'Termina la pausa de un proveedor; repetirlo no cambia nada',
    params: idParams,
    response: success,
    errors: ['not_found'],
  }),
};
