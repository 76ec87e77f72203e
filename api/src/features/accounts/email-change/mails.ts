import { addressAt } from '@tero/shared/rules/text/address';
import { dateAndTime } from '@tero/shared/rules/time/time';
import { queueMail } from '../../../delivery/mail/mailer.ts';
import type { Work } from '../../../deps/work.ts';

interface Account {
  id: number;
  name: string;
  email: string;
}

/** To the new address: the link with which the change happens. */
export async function queueConfirmation(work: Work, account: Account, email: string, token: string): Promise<void> {
  await queueMail(work, {
    key: `email-change:${token.slice(0, 16)}`,
    accountId: account.id,
    to: { name: account.name, address: email },
    subject: 'Confirmá tu nuevo email en Tero',
    greeting: account.name,
    paragraphs: [
      `Pediste que tu cuenta de Tero use este email (${email}).`,
      'Confirmalo y desde ese momento vas a entrar con él. Hasta entonces sigue valiendo el de antes.',
    ],
    action: { label: 'Confirmar mi nuevo email', url: addressAt(work.config.publicUrl)`/confirm-email?token=${token}` },
    footnote: 'El enlace sirve una sola vez y durante 24 horas. Si no lo pediste vos, ignorá este mensaje.',
  });
}

/** To an address that is somebody else's already: only its owner learns it. */
export async function queueTaken(work: Work, owner: Account, key: string): Promise<void> {
  await queueMail(work, {
    key: `email-change:${key}`,
    accountId: owner.id,
    to: { name: owner.name, address: owner.email },
    subject: 'Ya tenés una cuenta de Tero con este email',
    greeting: owner.name,
    paragraphs: [
      'Alguien pidió que otra cuenta de Tero use este email. No se puede, porque ya es el de tu cuenta: no cambió nada.',
      'Si fuiste vos y querés usarlo en la otra cuenta, primero cambiá el email de esta o eliminala.',
    ],
    action: { label: 'Iniciar sesión', url: addressAt(work.config.publicUrl)`/login` },
    footnote: 'Si no fuiste vos, no hace falta que hagas nada.',
  });
}

/**
 * Mails the old address about the request. If that address was verified, the mail has the link that stops the change.
 */
export async function queueNotice(work: Work, account: Account, key: string, stop: string | null): Promise<void> {
  await queueMail(work, {
    key: `email-change-notice:${key}`,
    accountId: account.id,
    to: { name: account.name, address: account.email },
    subject: 'Pidieron cambiar el email de tu cuenta de Tero',
    greeting: account.name,
    paragraphs: [
      `El ${dateAndTime(work.now.toISOString())} pidieron, desde tu cuenta, que use otro email.`,
      'Si fuiste vos, no hace falta que hagas nada: el cambio se hace cuando lo confirmes desde el email nuevo.',
      stop
        ? 'Si no fuiste vos, detenelo. También sirve si ya se hizo: tu cuenta vuelve a este email, se cierran todas las sesiones y vas a elegir otra contraseña.'
        : 'Si no fuiste vos, escribinos.',
    ],
    ...(stop && {
      action: {
        label: 'No fui yo: detener el cambio',
        url: addressAt(work.config.publicUrl)`/stop-email?token=${stop}`,
      },
      footnote: 'El enlace sirve durante 7 días.',
    }),
  });
}

/** To the address before, once the change has happened. */
export async function queueDone(work: Work, account: Pick<Account, 'id' | 'name'>, oldEmail: string): Promise<void> {
  await queueMail(work, {
    key: `email-change-done:${account.id}:${work.now.toISOString()}`,
    accountId: account.id,
    to: { name: account.name, address: oldEmail },
    subject: 'Cambió el email de tu cuenta de Tero',
    greeting: account.name,
    paragraphs: [
      'Tu cuenta usa desde ahora otro email, y con este ya no se entra.',
      'Si no fuiste vos, abrí el mensaje anterior, «Pidieron cambiar el email de tu cuenta de Tero», y tocá «No fui yo»; o escribinos.',
    ],
  });
}
