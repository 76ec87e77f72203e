import { isAlwaysSent, noticeCategories } from '@tero/shared/rules/notifications';
import type { Config } from '../../../config/config.ts';
import { layOut } from '../../../delivery/mail/layout.ts';
import type { MailMessage } from '../../../delivery/mail/message.ts';
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
  const content = {
    subject: mail?.subject ?? title,
    greeting: account.name,
    paragraphs: mail?.paragraphs ?? [message],
    ...(action.path && { action: { label: action.label, url: `${config.publicUrl}${action.path}` } }),
    footnote: isAlwaysSent('email', category)
      ? 'Este email cuida tu cuenta: llega siempre, aunque desactives los avisos por email.'
      : `Recibís este email porque tenés activados los avisos por email de «${about}».`,
    ...(!isAlwaysSent('email', category) && {
      footnoteLink: {
        label: 'Cambialo o dejá de recibirlos',
        url: leave || `${config.publicUrl}/notification-settings`,
      },
    }),
  };
  return {
    to: { name: account.name, address: account.email },
    ...(leave && { unsubscribeUrl: leave }),
    ...layOut(content, config),
  };
}
