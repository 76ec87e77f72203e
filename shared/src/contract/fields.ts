import { z } from 'zod';
import { limits } from '../limits.ts';
import { placeLabel } from '../rules/places/coverage.ts';
import { hasLink } from '../rules/text/links.ts';
import { foldIdentifier } from '../rules/text/text.ts';
import { oneLine, plainSigns, written } from '../rules/text/written.ts';

/** An id in a path, query or body: digits only, so that a word fails validation. */
export const id = z
  .union([z.number(), z.string().regex(/^\d{1,9}$/, 'Identificador inválido')])
  .transform((given) => (typeof given === 'number' ? given : Number.parseInt(given, 10)))
  .pipe(z.int('Identificador inválido').min(1, 'Identificador inválido').max(999_999_999, 'Identificador inválido'));

/** The token of the page on which an event is tracked (rule METR-9). Calls of old bundles have none. */
export const pageToken = z.string('Tiene que ser un texto').max(limits.shortText, 'Token inválido').optional();

/**
 * The time of a view or press whose call waited for a connection. By default it is the time when the call arrives. The
 * server believes it only while the page's token is valid.
 */
export const happenedAt = z.iso.datetime('Fecha inválida').optional();

/** The reason why a phone is null: the account, a new account or its network has seen too many phones. */
export const phoneWithheld = z.enum(['daily_limit', 'first_day_limit', 'network_limit']).optional();

/**
 * The time in which a provider usually responds, in minutes. It is null with too few answers (rule ASK-15), and missing
 * in older responses.
 */
export const responseTime = z.object({ minutes: z.number(), answers: z.int() }).nullish();

/**
 * Says that a provider usually comes to its citas, with the number of citas. It is null when not shown (rule CITA-11),
 * and missing in older responses.
 */
export const punctual = z.object({ citas: z.int() }).nullish();

export const idParams = z.object({ id });

/** The token of the link to a pedido (rule ASK-4). */
export const inquiryLink = z.string('Tiene que ser un texto').regex(/^[\w-]{22}$/, 'El enlace no es válido');

/** Accepts a required text as people type it; a text that shows nothing gets the message `missing` (rule TEXT-1). */
export function requiredText(missing: string, max: number = limits.shortText) {
  return z
    .string(missing)
    .transform(written)
    .pipe(z.string().min(1, missing).max(max, `No puede superar los ${max} caracteres`));
}

/**
 * Accepts a required text and keeps it as one line. It goes into mails, where line breaks could pass for our own words.
 */
export function requiredLine(missing: string, max: number = limits.shortText) {
  return z.string(missing).transform(oneLine).pipe(requiredText(missing, max));
}

/** Returns an optional text as people type it, null when it shows nothing. */
export function optionalText(max: number = limits.shortText) {
  return z
    .string('Tiene que ser un texto')
    .nullish()
    .transform((text) => written(text ?? '') || null)
    .pipe(z.string().max(max, `No puede superar los ${max} caracteres`).nullable());
}

/** Accepts an optional typed location. A town named like its department is written once (rule SRCH-97). */
export function optionalPlace() {
  return optionalText().transform((text) => text && placeLabel(text));
}

/**
 * Matches one email address: words of letters, digits and harmless signs, joined by dots; an @; and a host name with a
 * dot. Its time is linear in the length of its input.
 */
export const emailPattern =
  /^[\p{L}\p{M}\p{N}!$%'*+=^_{|}~-]+(?:\.[\p{L}\p{M}\p{N}!$%'*+=^_{|}~-]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{N}])?$/u;

export const email = z
  .string('El email es requerido')
  .transform(foldIdentifier)
  .pipe(
    z
      .string()
      .min(1, 'El email es requerido')
      .max(limits.emailMax, 'Formato de email inválido')
      .regex(emailPattern, 'Formato de email inválido'),
  );

export const username = z
  .string('El nombre de usuario es requerido')
  .transform(plainSigns)
  .pipe(
    z
      .string()
      .min(1, 'El nombre de usuario es requerido')
      .min(limits.usernameMin, 'El nombre de usuario debe tener al menos 4 caracteres.')
      .max(limits.usernameMax, `El nombre de usuario no puede superar los ${limits.usernameMax} caracteres`)
      .regex(/^[\p{L}\p{N}._-]+$/u, 'El nombre de usuario solo admite letras, números, puntos y guiones, sin espacios'),
  );

/**
 * A person's name. It holds no links, because anybody can have our mails sent to any address with a chosen name (rule
 * ACC-80).
 */
export const personName = requiredLine('El nombre es requerido', limits.nameMax).pipe(
  z
    .string()
    .min(limits.nameMin, 'El nombre es requerido y debe tener al menos 2 caracteres.')
    .refine((text) => !text.includes('/') && !hasLink(text), 'Escribí el nombre sin enlaces ni barras (/).'),
);

/** A company's name, without links too; it may have bars. */
const linklessCompany = z
  .string()
  .refine((text) => !hasLink(text), 'Escribí el nombre de la empresa sin enlaces ni direcciones como ejemplo.com.');
export const companyName = requiredLine('El nombre de la empresa es requerido').pipe(linklessCompany);
/** An optional company name: null when empty. */
export const optionalCompanyName = optionalText()
  .transform((text) => text && oneLine(text))
  .pipe(linklessCompany.nullable());

const ofEverySuccess = {
  success: z.literal(true),
  message: z.string().optional(),
  /** the promised message is delayed (rule NOTI-92) */
  delayed: z.enum(['email', 'sms']).optional(),
};

export const success = z.object(ofEverySuccess);

/** Returns the schema of a successful response: `success: true` and the given fields. */
export function succeeded<S extends z.ZodRawShape>(shape: S) {
  return z.object({ ...ofEverySuccess, ...shape });
}
