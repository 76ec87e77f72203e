import { queueMail } from '../../../delivery/mail/mailer.ts';
import type { Work } from '../../../deps/work.ts';
import type { SignInProvider } from './sign-in-providers.ts';

interface Recipient {
  id: number;
  name: string;
  email: string;
}

/** Mails the owner of an account that a way to sign in was added and that earlier ones were removed. */
export async function queueLinkedMail(work: Work, account: Recipient, { name, id }: SignInProvider): Promise<void> {
  const news =
    'Para que nadie más pueda entrar, borramos la contraseña anterior y cerramos tus sesiones. Podés elegir una contraseña nueva cuando quieras.';
  await queueMail(work, {
    key: `linked:${id}:${account.id}:${work.now.toISOString()}`,
    accountId: account.id,
    to: { name: account.name, address: account.email },
    subject: `Ahora podés entrar a Tero con ${name}`,
    greeting: account.name,
    paragraphs: [
      `Vinculamos tu cuenta de ${name} con la de Tero. Si no fuiste vos, elegí una contraseña nueva ya mismo y respondé este email.`,
      'Vinculamos las cuentas porque las dos tienen este email.',
      news,
    ],
    action: { label: 'Elegir una contraseña', url: `${work.config.publicUrl}/forgot-password` },
  });
}
