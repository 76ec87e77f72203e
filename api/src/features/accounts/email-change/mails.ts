import { addressAt } from '@tero/shared/rules/text/address';
import { dayAtTime } from '@tero/shared/rules/time/time';
import { queueMail } from '../../../delivery/mail/mailer.ts';
import type { Work } from '../../../deps/work.ts';

interface Account {
  id: number;
  name: string;
  email: string;
}

/** Mails the new address the link that confirms the change. */
export async function queueConfirmation(work: Work, account: Account, email: string, token: string): Promise<void> {
  await queueMail(work, {
    key: `email-change:${token.slice(0, 16)}`,
    accountId: account.id,
    to: { name: account.name, address: email },
    subject: 'Confirmá tu nuevo email en Tero',
    greeting: account.name,
    paragraphs: [
      `Pediste que tu cuenta de Tero use este email (${email}).`,
      'Tocá el botón para confirmarlo. Desde ese momento entrás con este email; hasta entonces, con el anterior.',
    ],
    action: { label: 'Confirmar mi nuevo email', url: addressAt(work.config.publicUrl)`/confirm-email?token=${token}` },
    footnote: 'El enlace sirve una sola vez y durante 24 horas. Si no lo pediste vos, ignorá este mensaje.',
  });
}

/** Mails an address that belongs to another account: only the owner of that account learns this. */
export async function queueTaken(work: Work, owner: Account, key: string): Promise<void> {
  await queueMail(work, {
    key: `email-change:${key}`,
    accountId: owner.id,
    to: { name: owner.name, address: owner.email },
    subject: 'Ya tenés una cuenta de Tero con este email',
    greeting: owner.name,
    paragraphs: [
      'Alguien pidió que otra cuenta de Tero use este email. Como ya es el de tu cuenta, no cambiamos nada.',
      'Si fuiste vos y querés usar este email en la otra cuenta, primero cambiá el email de esta cuenta o eliminá esta cuenta.',
    ],
    action: { label: 'Iniciar sesión', url: addressAt(work.config.publicUrl)`/login` },
    footnote: 'Si no fuiste vos, no hace falta que hagas nada.',
  });
}

/**
 * Mails the old address about the request. The mail has the link that stops the change if that address was verified.
 */
export async function queueNotice(work: Work, account: Account, key: string, stop: string | null): Promise<void> {
  await queueMail(work, {
    key: `email-change-notice:${key}`,
    accountId: account.id,
    to: { name: account.name, address: account.email },
    subject: 'Alguien pidió cambiar tu email en Tero',
    greeting: account.name,
    paragraphs: [
      `El ${dayAtTime(work.now.toISOString())} alguien pidió cambiar el email de tu cuenta.`,
      'Si fuiste vos, confirmá el cambio con el enlace que mandamos al email nuevo. Acá no hace falta que hagas nada.',
      stop
        ? 'Si no fuiste vos, cancelá el cambio. Podés cancelarlo aunque ya esté hecho: tu cuenta vuelve a este email, cerramos todas las sesiones y elegís una contraseña nueva.'
        : 'Si no fuiste vos, contactá a soporte.',
    ],
    ...(stop
      ? {
          action: {
            label: 'No fui yo, cancelar el cambio',
            url: addressAt(work.config.publicUrl)`/stop-email?token=${stop}`,
          },
          footnote: 'El enlace sirve durante 7 días.',
        }
      : { action: support(work) }),
  });
}

/**
 * Returns the button of a mail to an address that was never verified. It cannot stop the change, so its owner writes to
 * the team.
 */
const support = ({ config }: Work) => ({ label: 'Contactar a soporte', url: addressAt(config.publicUrl)`/contact` });

/** Mails the earlier address after the change. `canStop`: the earlier notice had the link that stops the change. */
export async function queueDone(
  work: Work,
  account: Pick<Account, 'id' | 'name'>,
  { oldEmail, canStop }: { oldEmail: string; canStop: boolean },
): Promise<void> {
  await queueMail(work, {
    key: `email-change-done:${account.id}:${work.now.toISOString()}`,
    accountId: account.id,
    to: { name: account.name, address: oldEmail },
    subject: 'Cambió el email de tu cuenta de Tero',
    greeting: account.name,
    paragraphs: [
      'Desde ahora tu cuenta usa otro email: con este ya no podés entrar.',
      canStop
        ? 'Si no fuiste vos, abrí el mensaje anterior, «Alguien pidió cambiar tu email en Tero», y tocá «No fui yo, cancelar el cambio». También podés responder este email.'
        : 'Si no fuiste vos, contactá a soporte.',
    ],
    ...(!canStop && { action: support(work) }),
  });
}
