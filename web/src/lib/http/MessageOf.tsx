import { messageOf } from './messages.ts';

/** Shows an error's message. */
export function MessageOf({ error, otherwise }: { error: Error; otherwise: string }) {
  return messageOf(error, otherwise);
}
