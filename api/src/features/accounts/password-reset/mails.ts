import { queueMail } from '../../../delivery/mail/mailer.ts';
import type { Work } from '../../../deps/work.ts';
import { hashToken } from '../tokens/tokens.ts';

interface Recipient {
  id: number;
  name: string;
  email: string;
}

export async function queueResetMail(work: Work, account: Recipient, token: string): Promise<string> {
  const url = `${work.config.publicUrl}/reset-password/${token}`;
  await queueMail(work, {
    key: `reset:${hashToken(token)}`,
    accountId: account.id,
    to: { name: account.name, address: account.email },
    subject: 'Restablecé tu contraseña de Tero',
    greeting: account.name,
    paragraphs: [
      'Recibimos un pedido para cambiar la contraseña de tu cuenta.',
      'El enlace sirve una sola vez y durante 1 hora.',
    ],
    action: { label: 'Elegir una contraseña nueva', url },
    footnote: 'Si no fuiste vos, no hace falta que hagas nada: tu contraseña sigue siendo la misma.',
  });
  return url;
}
