import { delayedWords } from '@tero/shared/rules/text/delayed';
import { isAway, type PromisedChannel } from '../delivery/outbox/away.ts';
import type { Deps } from '../deps/deps.ts';

type Asked = Pick<Deps, 'db' | 'clock' | 'config'>;

/** Tells whether production was started without a mail server. In development, /api/dev/mail shows the mails. */
export function isWithoutMail({ smtpUrl, production }: Deps['config']): boolean {
  return production && smtpUrl === null;
}

/** Tells whether messages of a channel are delayed: the channel has failed for ten minutes, or mail has no server. */
export async function isLate(deps: Asked, channel: PromisedChannel): Promise<boolean> {
  if (channel === 'email' && isWithoutMail(deps.config)) return true;
  return isAway(deps, channel);
}

/**
 * Returns the message of a response that promises a mail or an SMS. It is `sent`, or `late` with the field `delayed`
 * while the service is down, so that a screen can choose its own text (rule NOTI-92).
 */
export async function promised(
  deps: Asked,
  channel: PromisedChannel,
  sent: string,
  late: string = delayedWords[channel],
): Promise<{ message: string; delayed?: PromisedChannel }> {
  return (await isLate(deps, channel)) ? { message: late, delayed: channel } : { message: sent };
}
