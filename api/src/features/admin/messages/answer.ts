import { excerpt, quotedExcerpt } from '@tero/shared/rules/text/text';
import { queueMail } from '../../../delivery/mail/mailer.ts';
import type { Work } from '../../../deps/work.ts';
import { notify } from '../../notifications/notify.ts';

const quoted = 120;

interface Message {
  id: number;
  account_id: number | null;
  name: string;
  email: string;
  subject: string;
  message: string;
}

/**
 * Sends the team's answer to the writer: as a notification by the channels that the account chose, or as a mail to
 * people without an account (rule SUPP-70).
 */
export async function sendAnswer(work: Work, message: Message, answer: string): Promise<void> {
  const { id, account_id, name, email, subject } = message;
  const key = `${id}:${work.now.toISOString()}`;
  const paragraphs = [answer, `Nos habías escrito: «${message.message}»`];
  if (account_id === null) {
    const to = { name, address: email };
    const mail = { accountId: null, to, subject: `Re: ${subject}`, greeting: name, paragraphs };
    return queueMail(work, { ...mail, key: `answer:${key}` });
  }
  await notify(work, {
    accountId: account_id,
    type: 'new_message',
    title: 'El equipo de Tero te respondió',
    message: `«${excerpt(answer, quoted)}» Nos habías escrito por ${quotedExcerpt(subject, quoted)}.`,
    link: '/mis-mensajes',
    key,
    mail: { subject: `Re: ${subject}`, paragraphs },
  });
}
