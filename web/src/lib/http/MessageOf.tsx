import { messageOf } from './messages.ts';

/** What an error says to a person. */
export function MessageOf({ error, otherwise }: { error: Error; otherwise: string }) {
  return messageOf(error, otherwise);
}
