import { isAlwaysSent, noticeCategories } from '@tero/shared/rules/notifications';
import type { Config } from '../../../config/config.ts';
import { type MailMessage, messageOf } from '../../../delivery/mail/message.ts';
import { actionLabels, categoryOf, unsubscribable } from '../notice/kinds.ts';
import type { Notice } from '../notice/notice.ts';
import { unsubscribeUrl } from '../settings/unsubscribe.ts';

/** Renders the mail of a notice, to the account's current address. */
export function noticeMail(
  config: Config,
  account: { id: number; name: string; email: string },
  { type, title, message, link, mail }: Notice,
): MailMessage {
  const category = categoryOf(type);
  const action = mail?.action ?? { label: actionLabels[type], path: link };
  const leave = unsubscribable.has(category) && unsubscribeUrl(config, account.id, category);
  const about = noticeCategories.find(({ key }) => key === category)?.title ?? '';
  const why =
    type === 'moderation'
      ? 'Este email es por una decisión del equipo sobre lo que publicaste o sobre tu cuenta.'
      : 'Este email es por la seguridad de tu cuenta.';
  return messageOf(config, {
    to: { name: account.name, address: account.email },
    ...(leave && { unsubscribeUrl: leave }),
    subject: mail?.subject ?? title,
    greeting: account.name,
    paragraphs: mail?.paragraphs ?? [message],
    ...(mail?.preheader && { preheader: mail.preheader }),
    ...(action.path && { action: { label: action.label, url: `${config.publicUrl}${action.path}` } }),
    footnote: isAlwaysSent('email', category)
      ? `${why} Te llega siempre, aunque desactives las notificaciones por email.`
      : `Recibís este email porque tenés activadas las notificaciones por email de «${about}».`,
    ...(!isAlwaysSent('email', category) && {
      footnoteLink: {
        label: 'Dejar de recibir estos emails',
        url: leave || `${config.publicUrl}/notification-settings`,
      },
    }),
  });
}
