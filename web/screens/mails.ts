import { waitFor } from '@testing-library/dom';
import { expect } from 'vitest';
import type { Harness } from '../../api/test/harness.ts';

/** Waits for the newest email with that subject to an address, and returns its text as the server would send it. */
export function mailTo(h: Harness, address: string, subject: RegExp): Promise<string> {
  return waitFor(async () => {
    const { body } = await h.call('GET', '/api/dev/mail');
    const mails = body as unknown as { to: { address: string }; subject: string; text: string }[];
    const mail = mails.find((one) => one.to.address === address && subject.test(one.subject));
    return mail?.text ?? expect.fail(`no mail to ${address} about ${subject}`);
  });
}
