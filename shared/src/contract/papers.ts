import { z } from 'zod';
import { limits } from '../limits.ts';
import { paperKinds, paperStates } from '../rules/papers.ts';
import { day } from '../rules/time/durations.ts';
import { endpoint } from './endpoint.ts';
import { requiredLine, succeeded } from './fields.ts';
import { notAnImage, photoTooLarge } from './image-texts.ts';

export const paperKind = z.enum(paperKinds, 'Elegí un papel');

/** A paper as everybody sees it: checked by the team and in force, without its number (rule TRUST-66). */
export const shownPaper = z.object({ kind: paperKind, seen_on: z.string(), expires_on: z.string() });

/** A provider's own paper. `at`: when it was sent or checked; `reason`: why it has to be sent again. */
const ownPaper = z.object({
  kind: paperKind,
  number: z.string(),
  expires_on: z.string(),
  state: z.enum(paperStates),
  at: z.string(),
  reason: z.string().nullable(),
});
export type OwnPaper = z.output<typeof ownPaper>;

export const paperFiles = {
  field: 'picture',
  max: 1,
  maxBytes: limits.profileImageBytes,
  tooMany: 'Va una sola foto',
  tooLarge: photoTooLarge,
  notAnImage,
  required: 'Falta la foto del papel',
} as const;

export const sendPaperBody = z.object({
  kind: paperKind,
  number: requiredLine('Escribí el número del papel', limits.paperNumber),
  /** the last day on which it holds */
  expires_on: z.iso.date('Escribí hasta cuándo vale'),
});

const own = succeeded({ papers: z.array(ownPaper) });

export const papers = {
  list: endpoint({
    method: 'GET',
    path: '/api/providers/profile/papers',
    auth: 'provider',
    summary: 'Mis papeles con vencimiento, y en qué está cada uno',
    response: own,
  }),
  send: endpoint({
    method: 'POST',
    path: '/api/providers/profile/papers',
    auth: 'provider',
    summary: 'Manda un papel con su foto, que solo ve el equipo; reemplaza al que hay de ese tipo',
    body: sendPaperBody,
    files: paperFiles,
    response: own,
    errors: ['upload_refused', 'already_exists'],
    limit: { max: 12, window: day, by: 'account' },
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/providers/profile/papers/:kind',
    auth: 'provider',
    summary: 'Quita un papel propio; repetirlo no cambia nada',
    params: z.object({ kind: paperKind }),
    response: own,
  }),
};
