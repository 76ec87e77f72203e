import { addressAt } from '@tero/shared/rules/text/address';
import { queueMail } from '../../../delivery/mail/mailer.ts';
import type { Work } from '../../../deps/work.ts';
import { hashToken } from '../tokens/tokens.ts';

export interface Recipient {
  id: number;
  name: string;
  email: string;
}

export async function queueResetMail(work: Work, account: Recipient, token: string): Promise<string> {
  const url = linkOf(work, token);
  await queueMail(work, {
    key: `reset:${hashToken(token)}`,
    accountId: account.id,
    to: { name: account.name, address: account.email },
    subject: 'Restablecé tu contraseña de Tero',
    greeting: account.name,
    paragraphs: [
      'Nos pediste cambiar tu contraseña. Tocá el botón y elegí una nueva.',
      'El enlace sirve una sola vez y durante 1 hora.',
    ],
    action: { label: 'Elegir una contraseña nueva', url },
    footnote: 'Si no fuiste vos, no hace falta que hagas nada: tu contraseña sigue siendo la misma.',
  });
  return url;
}

export async function queuePromotionMail(work: Work, account: Recipient, token: string): Promise<void> {
  await queueMail(work, {
    key: `reset:${hashToken(token)}`,
    accountId: account.id,
    to: { name: account.name, address: account.email },
    subject: 'Ahora administrás Tero: elegí una contraseña nueva',
    greeting: account.name,
    paragraphs: [
      'Otra persona del equipo te dio acceso al panel. Tu contraseña anterior ya no sirve para entrar: elegí una nueva, de 12 caracteres o más.',
      'El enlace sirve una sola vez y durante 1 hora. Después podés pedir otro con «¿Olvidaste tu contraseña?».',
      'Al entrar, activá la verificación en dos pasos en «Seguridad»: tenés 7 días para hacerlo.',
    ],
    action: { label: 'Elegir una contraseña nueva', url: linkOf(work, token) },
    footnote: 'Si no trabajás con el equipo de Tero, respondé este email.',
  });
}

function linkOf({ config }: Work, token: string): string {
  return addressAt(config.publicUrl)`/reset-password/${token}`;
}
