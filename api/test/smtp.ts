import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  /** the envelope's recipients, where the mail really went */
  recipients: string[];
  subject: string;
  text: string;
  html: string;
  replyTo: string | null;
  messageId: string | null;
  /** the headers by their lower-case names */
  headers: Record<string, string>;
}

/**
 * Starts a real SMTP server on this machine that stores the mails. `refuse` makes it reject every mail with that code.
 */
export async function startSmtp(listenAt = 0) {
  const mails: ReceivedMail[] = [];
  const state: { refuse: number | null } = { refuse: null };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    async onData(stream, session, done) {
      // a sender that is killed while sending does not wait for a response
      const bytes = await buffer(stream).catch(() => null);
      if (!bytes) return;
      if (state.refuse) return done(Object.assign(new Error('refused'), { responseCode: state.refuse }));
      const mail = await PostalMime.parse(bytes);
      mails.push({
        recipients: session.envelope.rcptTo.map((to) => to.address),
        subject: mail.subject ?? '',
        text: mail.text ?? '',
        html: mail.html ?? '',
        replyTo: mail.replyTo?.[0]?.address ?? null,
        messageId: mail.messageId ?? null,
        headers: Object.fromEntries(mail.headers.map(({ key, value }) => [key, value])),
      });
      done();
    },
  });
  // an error of a connection ends only that connection
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(listenAt, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    state,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** Returns the first link of a mail whose path starts with `path`, without the host. */
export function linkIn(mail: ReceivedMail | undefined, path: string): string {
  const match = mail?.text.match(new RegExp(`https?://[^\\s/]+(${path}\\S+)`));
  if (!match?.[1]) throw new Error(`no link to ${path} in ${mail?.subject ?? 'no mail'}`);
  return match[1];
}
