import { type ErrorEnvelope, endsSession } from '@tero/shared/errors';
import type { ItemFault } from './item.ts';

/** What came of sending something. */
export type Outcome =
  | { end: 'arrived'; reply: unknown }
  /** the server asks to come back: `wait` in milliseconds, 0 when it does not say */
  | { end: 'later'; fault: ItemFault; wait: number }
  /** no answer of the server */
  | { end: 'unreached'; fault: ItemFault }
  | { end: 'needs-session'; fault: ItemFault; isOver: boolean }
  | { end: 'missing'; fault: ItemFault; keys: string[] }
  | { end: 'conflict' | 'rejected'; fault: ItemFault; wait: number }
  | { end: 'stopped' };

export interface Answer {
  status: number;
  retryAfter: string | null;
  /** null: no JSON */
  body: unknown;
}

const again = [408, 425, 429];

/** What the server's word means for what was sent. */
export function judge({ status, retryAfter, body }: Answer): Outcome {
  const said = (typeof body === 'object' && body !== null ? body : {}) as Partial<ErrorEnvelope> & {
    missing?: unknown;
  };
  // a hotel's login page also answers 200
  if (status >= 200 && status < 300) {
    return said.success !== undefined ? { end: 'arrived', reply: body } : unreached('no_answer');
  }
  if (status === 502 || status === 504) return unreached('offline');
  const fault: ItemFault = {
    code: said.code ?? 'unknown',
    status,
    message: said.message ?? '',
    ...(said.errors && { errors: said.errors }),
  };
  const wait = Math.max(0, Number(retryAfter) || 0) * 1000;
  if (status >= 500 || again.includes(status) || said.code === 'in_progress') return { end: 'later', fault, wait };
  // not this server's words: something in between speaks
  if (said.code === undefined && status !== 413) return { end: 'later', fault, wait };
  if (status === 401)
    return { end: 'needs-session', fault, isOver: said.code !== undefined && endsSession.includes(said.code) };
  if (said.code === 'upload_missing') {
    return { end: 'missing', fault, keys: Array.isArray(said.missing) ? said.missing.map(String) : [] };
  }
  // the account is full of pictures: that is for a person to settle, and no change of the thing
  if (said.code === 'quota_exceeded') return { end: 'rejected', fault, wait };
  const isConflict = status === 409 || status === 412 || said.code === 'key_reused';
  return { end: isConflict ? 'conflict' : 'rejected', fault, wait };
}

export function unreached(code: 'offline' | 'slow' | 'no_answer'): Outcome {
  return { end: 'unreached', fault: { code, status: 0, message: '' } };
}
