import { negotiate } from '@fastify/accept-negotiator';
import type { Encoding } from './joined.ts';

const encodings: Encoding[] = ['br', 'gzip', 'identity'];
/** Browsers send a handful of texts between them. */
const most = 200;
const known = new Map<string, Encoding>();

/** Returns the encoding that a caller's `Accept-Encoding` asks for; identity where it takes none of ours. */
export function negotiated(asked: string): Encoding {
  const found = known.get(asked);
  if (found) return found;
  const encoding = (negotiate(asked, encodings) ?? 'identity') as Encoding;
  if (known.size < most && asked.length < 100) known.set(asked, encoding);
  return encoding;
}
