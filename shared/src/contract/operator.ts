import { z } from 'zod';
import { limits } from '../limits.ts';
import { endpoint } from './endpoint.ts';
import { optionalText, requiredLine, succeeded } from './fields.ts';
import { blankAsNull, linesOf, numeric } from './loose.ts';
import { plainRead } from './plain-read.ts';

const line = (missing: string, max: number = limits.operatorLine) => requiredLine(missing, max);
const words = (missing: string) => line(missing, limits.operatorText);

/** A testimonial about Tero, in the person's own words. It has no stars, because it is not a review (rule SUPP-91). */
export const testimonial = z.object({
  name: line('Escribí quién lo dice'),
  role: line('Escribí su oficio o su empresa'),
  location: line('Escribí de dónde es'),
  text: words('Escribí el texto'),
});
export type Testimonial = z.output<typeof testimonial>;

/** A job at the operator's. */
export const opening = z.object({
  title: line('Escribí el puesto'),
  area: line('Escribí el área'),
  location: line('Escribí el lugar'),
  type: line('Escribí la dedicación, por ejemplo tiempo completo'),
  modality: line('Escribí la modalidad'),
  summary: words('Escribí de qué se trata'),
  responsibilities: linesOf(line('Escribí qué va a hacer')).pipe(z.array(z.string()).max(limits.operatorItems)),
  requirements: linesOf(line('Escribí qué buscan')).pipe(z.array(z.string()).max(limits.operatorItems)),
  /** the day since which it is open, `YYYY-MM-DD` */
  posted: z.iso.date('Elegí desde cuándo está abierto'),
});
export type Opening = z.output<typeof opening>;

const tooMany = `Podés agregar hasta ${limits.operatorItems}`;
const account = optionalText(limits.operatorText).pipe(z.httpUrl('Tiene que ser un enlace').nullable());
const lines = (missing: string, max?: number) =>
  linesOf(line(missing, max)).pipe(z.array(z.string()).max(limits.operatorItems, tooMany));

/**
 * The content that only the operator of a Tero can give: the people, testimonials, jobs, accounts elsewhere, hours,
 * address and phone (rule SUPP-90). Null or an empty list: not given.
 */
export const operatorContent = z.object({
  founder_name: optionalText(limits.operatorLine),
  founder_role: optionalText(limits.operatorLine),
  founder_quote: optionalText(limits.operatorText),
  testimonials: z.array(testimonial).max(limits.operatorItems, tooMany),
  openings: z.array(opening).max(limits.operatorItems, tooMany),
  /** where to apply */
  apply_email: optionalText(limits.emailMax).pipe(z.email('Formato de email inválido').nullable()),
  /** the benefits of a job, one on each line */
  work_benefits: lines('Escribí un beneficio', limits.operatorText),
  instagram: account,
  facebook: account,
  linkedin: account,
  /** when people are answered: 'Lunes a viernes de 9:00 a 18:00' */
  hours: lines('Escribí un horario'),
  /** hours within which mails are answered */
  reply_hours: blankAsNull(
    numeric(
      z.int('Tiene que ser un número de horas').min(1, 'Tiene que ser 1 o más').max(240, 'Tiene que ser 240 o menos'),
    ),
  ),
  address: optionalText(limits.operatorText),
  phone: optionalText(limits.operatorLine),
});
export type OperatorContent = z.output<typeof operatorContent>;

export const operator = {
  content: endpoint({
    method: 'GET',
    path: '/api/operator',
    auth: 'anyone',
    ...plainRead,
    summary:
      'Lo que dice quien tiene este Tero: quién es, horarios, redes, búsquedas; `fictitious`: es de la demostración',
    response: succeeded({ content: operatorContent, fictitious: z.boolean() }),
  }),
};
