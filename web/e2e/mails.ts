import { type APIRequestContext, expect } from '@playwright/test';
import { linkIn, type ReceivedMail } from '../../api/test/smtp.ts';

/**
 * Returns a reader of the emails that the SMTP server has received for one address, in order. `next` waits for an email
 * that was not returned yet.
 */
export function mailboxOf(request: APIRequestContext, address: string, baseURL: string | undefined) {
  const server = new URL(baseURL ?? '');
  server.port = String(Number(server.port) + 1);
  const taken = new Set<ReceivedMail['messageId']>();

  async function next(subject: RegExp): Promise<ReceivedMail> {
    let found: ReceivedMail | undefined;
    await expect(async () => {
      const mails: ReceivedMail[] = await (await request.get(new URL('/mails', server).href)).json();
      found = mails.find(
        (mail) => mail.recipients.includes(address) && subject.test(mail.subject) && !taken.has(mail.messageId),
      );
      expect(found, `a mail to ${address} about ${subject}`).toBeDefined();
    }).toPass();
    if (!found) throw new Error('no mail');
    taken.add(found.messageId);
    return found;
  }
  return { next, link: async (subject: RegExp, path: string) => linkIn(await next(subject), path) };
}
