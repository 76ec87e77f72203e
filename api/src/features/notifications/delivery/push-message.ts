import { createHash } from 'node:crypto';
import { beginning } from '@tero/shared/rules/text/letters';
import type { Config } from '../../../config/config.ts';
import { longestPayload, type PushMessage } from '../../../delivery/push/sender.ts';
import { categoryOf, manners } from '../notice/kinds.ts';
import type { Notice } from '../notice/notice.ts';

const titleLength = 120;
const bodyLength = 400;

/**
 * Returns a notice as Declarative Web Push: browsers that know the format show it themselves, service workers read the
 * same JSON. `key` identifies the event; the push service keeps the message until `expiresAt` at most.
 */
export function pushMessage(
  config: Config,
  notice: Notice,
  { key, unread, now, expiresAt }: { key: string; unread: number; now: Date; expiresAt: Date | null },
): PushMessage {
  const category = categoryOf(notice.type);
  const manner = manners[category];
  const left = expiresAt ? Math.floor((expiresAt.getTime() - now.getTime()) / 1000) : manner.ttl;
  return {
    payload: payloadOf(config, notice, { tag: notice.topic ?? key, unread, category }),
    ttl: Math.max(0, Math.min(manner.ttl, left)),
    urgency: manner.urgency,
    topic: notice.topic && hashed(notice.topic),
  };
}

function payloadOf(
  { publicUrl }: Config,
  { id, title, message, link }: Notice,
  { tag, unread, category }: { tag: string; unread: number; category: string },
): string {
  const made = (body: string) =>
    JSON.stringify({
      web_push: 8030,
      // in both places: the standard's and WebKit's
      app_badge: unread,
      notification: {
        title: beginning(title, titleLength),
        body,
        navigate: `${publicUrl}${link ?? '/'}`,
        tag: tag.replaceAll(':', '-'),
        lang: 'es-UY',
        app_badge: unread,
        silent: false,
        data: { id: id === null ? null : `ntf_${id}`, cat: category },
      },
    });
  const whole = made(beginning(message, bodyLength));
  return Buffer.byteLength(whole) < longestPayload ? whole : made('');
}

/** Hashes a topic, because the push service can read it. */
function hashed(topic: string): string {
  return createHash('sha256').update(topic).digest('base64url').slice(0, 32);
}
