import { delayedWords } from '@tero/shared/rules/text/delayed';
import { isAway, type PromisedChannel } from '../delivery/outbox/away.ts';
import type { Deps } from '../deps/deps.ts';

type Asked = Pick<Deps, 'db' | 'clock' | 'config'>;

/** Tells whether production was started without a mail server. In development mails are read at /api/dev/mail. */
export function isWithoutMail({ smtpUrl, production }: Deps['config']): boolean {
  return production && smtpUrl === null;
}

/**
 * Tells whether messages of a channel are delayed: its service has failed for ten minutes, or there is none.
 */
export async function isLate(deps: Asked, channel: PromisedChannel): Promise<boolean> {
  if (channel === 'email' && isWithoutMail(deps.config)) return true;
  return isAway(deps, channel);
}

/**
 * Returns the message of a response that promises a mail or a text: `sent`, or a warning with `delayed` while the
 * service is down, so that screens can choose theirs (rule NOTI-92).
 */
export async function promised(
  deps: Asked,
  channel: PromisedChannel,
  sent: string,
  late: string = delayedWords[channel],
): Promise<{ message: string; delayed?: PromisedChannel }> {
  return (await isLate(deps, channel)) ? { message: late, delayed: channel } : { message: sent };
}
