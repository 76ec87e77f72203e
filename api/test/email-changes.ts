import { expect } from 'vitest';
import type { Harness } from './harness.ts';
import { password } from './people.ts';

interface Mail {
  to: { address: string };
  text: string;
}

/** Returns functions that change an account's email as people do, with the links from the mails. */
export function emailChanges(h: Harness) {
  /** Returns the links of one kind in the mails to an address, newest first. */
  async function linksTo(address: string, pattern: RegExp): Promise<string[]> {
    const mails = (await h.call('GET', '/api/dev/mail')).body as unknown as Mail[];
    const mine = mails.filter(({ to }) => to.address === address);
    return mine.flatMap(({ text }) => text.match(pattern)?.[1] ?? []);
  }
  const newest = async (address: string, pattern: RegExp) => (await linksTo(address, pattern))[0] ?? '';
  const stopLinks = (address: string) => linksTo(address, /stop-email\?token=(\S+)/);
  const confirmLink = (address: string) => newest(address, /confirm-email\?token=(\S+)/);
  const ask = (email: string, as: string) => h.call('POST', '/api/users/email-change', { as, body: { email } });
  const confirm = (token: string) => h.call('POST', '/api/auth/email-change/confirm', { body: { token } });

  return {
    ask,
    confirm,
    confirmLink,
    stopLinks,
    stopLink: async (address: string) => (await stopLinks(address))[0] ?? '',
    resetLink: (address: string) => newest(address, /reset-password\/(\S+)/),
    stop: (token: string) => h.call('POST', '/api/auth/email-change/stop', { body: { token } }),
    /** Asks for another email and confirms it there. */
    move: async (email: string, as: string) => {
      expect((await ask(email, as)).status).toBe(200);
      expect((await confirm(await confirmLink(email))).status).toBe(200);
    },
    logIn: (identifier: string, given = password) =>
      h.call('POST', '/api/auth/login', { body: { identifier, password: given } }),
    emailOf: async ({ id }: { id: number }) =>
      (await h.deps.db.selectFrom('accounts').select('email').where('id', '=', id).executeTakeFirst())?.email,
    /** Sets another password by the mailed link. */
    reset: async (email: string, newPassword: string) => {
      expect((await h.call('POST', '/api/auth/forgot-password', { body: { email } })).status).toBe(200);
      const token = await newest(email, /reset-password\/(\S+)/);
      expect((await h.call('POST', '/api/auth/reset-password', { body: { token, newPassword } })).status).toBe(200);
    },
  };
}
