import { z } from 'zod';
import { limits } from '../limits.ts';
import { hasLink } from '../rules/text/links.ts';
import { oneLine, plainSigns } from '../rules/text/written.ts';
import { optionalText, requiredLine } from './fields.ts';
import { blankAsMissing, blankAsNull } from './loose.ts';

/** The two who agree on a quote. */
export const quoteSides = ['client', 'provider'] as const;
export type QuoteSide = (typeof quoteSides)[number];

export const citaStates = ['proposed', 'confirmed', 'called_off'] as const;
export type CitaState = (typeof citaStates)[number];

/** The time and place at which the provider of an accepted quote comes (rule CITA-1). */
export const cita = z.object({
  /** how often it was proposed, moved, confirmed or called off */
  sequence: z.int(),
  state: z.enum(citaStates),
  /** the side that did so last */
  side: z.enum(quoteSides),
  /** a local day, and local times, `HH:MM` */
  day: z.string(),
  from: z.string(),
  until: z.string().nullable(),
  place: z.string(),
  note: z.string().nullable(),
});
export type Cita = z.output<typeof cita>;

/** Whether the other side of a confirmed cita was there, as somebody says (rule CITA-10). */
export const citaOutcomes = ['came', 'absent'] as const;
export type CitaOutcome = (typeof citaOutcomes)[number];

/** The question about a cita. Who only has the link gets neither answer, whoever answered. */
export const citaCame = z.object({
  sequence: z.int(),
  day: z.string(),
  /** what the reader said; null: nothing yet */
  said: z.enum(citaOutcomes).nullable().optional(),
  /** for the provider: what the client said */
  client: z.enum(citaOutcomes).nullable().optional(),
});
export type CitaCame = z.output<typeof citaCame>;

/** A code of six digits that came by SMS. */
export const textedCode = z
  .string('Escribí el código')
  .transform((text) => plainSigns(text).replace(/[\s-]/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, 'Escribí los 6 números que te llegaron por SMS'));

const time = (missing: string) => z.string(missing).regex(/^([01]\d|2[0-3]):[0-5]\d$/, missing);

const every = {
  /** the number of the cita that the person sees; 0 for none */
  sequence: z
    .int('Falta saber qué cita es')
    .min(0, 'Falta saber qué cita es')
    .max(1_000_000, 'Falta saber qué cita es'),
  /** one line, without links: our notices quote it */
  note: optionalText(limits.citaNote)
    .transform((text) => text && oneLine(text))
    .refine((text) => !text || !hasLink(text), 'Escribí la nota sin enlaces ni direcciones como ejemplo.com.'),
  /** the code of a client who is not signed in (rule CITA-3) */
  code: blankAsMissing(textedCode.optional()),
};

export const citaCameBody = z.object({
  sequence: every.sequence,
  outcome: z.enum(citaOutcomes, 'Elegí si fue o no'),
  code: every.code,
});

/** A new cita, or another time for one. */
export const citaBody = z
  .object({
    ...every,
    day: z.iso.date('Elegí el día'),
    from: time('Elegí la hora'),
    until: blankAsNull(time('Elegí una hora, o dejalo sin hora')).optional(),
    place: requiredLine('Escribí dónde es', limits.citaPlace).refine(
      (text) => !hasLink(text),
      'Escribí el lugar sin enlaces ni direcciones como ejemplo.com.',
    ),
  })
  .refine(({ from, until }) => !until || until > from, {
    path: ['until'],
    message: 'Tiene que ser más tarde que la hora de llegada',
  });

export const citaAnswerBody = z.object({
  ...every,
  answer: z.enum(['confirm', 'call_off'], 'Elegí si la confirmás o la suspendés'),
});
