import { z } from 'zod';
import { type PhoneFault, readPhone } from '../rules/phone.ts';

const texts: Record<PhoneFault, string> = {
  missing: 'El teléfono es requerido',
  characters: 'Escribí el teléfono solo con números, espacios y guiones',
  foreign: 'Escribí un teléfono de Uruguay, por ejemplo 099 123 456',
  digits: 'El teléfono debe tener 9 dígitos',
  beginning: 'Escribí un celular de Uruguay: empieza con 09',
};
const textsOfAny: Record<PhoneFault, string> = {
  ...texts,
  digits: 'El teléfono debe tener 9 dígitos si es celular, u 8 si es fijo',
  beginning: 'Un celular de Uruguay empieza con 09; un teléfono fijo, con 2 o con 4',
};
const landline = 'Ese es un teléfono fijo. Escribí un celular: empieza con 09';

function mobile(text: string, ctx: z.RefinementCtx): string {
  const read = readPhone(text);
  if ('phone' in read && read.isMobile) return read.phone;
  ctx.addIssue('fault' in read ? texts[read.fault] : landline);
  return z.NEVER;
}

function any(text: string, ctx: z.RefinementCtx): string {
  const read = readPhone(text);
  if ('phone' in read) return read.phone;
  ctx.addIssue(textsOfAny[read.fault]);
  return z.NEVER;
}

/** A phone that WhatsApp and SMS reach, in the form that is stored (rules PHONE-1 and PHONE-50). */
export const mobilePhone = z.string(texts.missing).transform(mobile);

/** A mobile phone, null when empty: forms send all their fields. */
export const noneOrMobile = z
  .string('Tiene que ser un texto')
  .nullable()
  .transform((text, ctx) => (text?.trim() ? mobile(text, ctx) : null));

/** A phone for calls, which may be a landline; null when empty (rule PHONE-51). */
export const optionalPhone = z
  .string('Tiene que ser un texto')
  .nullish()
  .transform((text, ctx) => (text?.trim() ? any(text, ctx) : null));
