import { waitFor } from '@testing-library/dom';
import { expect } from 'vitest';
import { deliveriesOf } from '../../api/test/deliveries.ts';
import type { Harness } from '../../api/test/harness.ts';
import { linkIn, type ReceivedMail, type startSmtp } from '../../api/test/smtp.ts';

/**
 * Returns a reader of the emails that the SMTP server received for an address of a harness. It returns each email once.
 */
export function mailboxes(h: Harness, { mails }: Awaited<ReturnType<typeof startSmtp>>) {
  const { deliver } = deliveriesOf(h);
  const taken = new Set<ReceivedMail>();

  async function next(address: string, subject: RegExp): Promise<ReceivedMail> {
    return waitFor(async () => {
      await deliver('email');
      const isIt = (mail: ReceivedMail) => mail.recipients.includes(address) && subject.test(mail.subject);
      const found = mails.find((mail) => isIt(mail) && !taken.has(mail)) ?? expect.fail(`${subject} to ${address}`);
      taken.add(found);
      return found;
    });
  }
  return {
    next,
    link: async (address: string, subject: RegExp, path: string) => linkIn(await next(address, subject), path),
  };
}
