import type { ResponseTime } from '@tero/shared/rules/time/response-time';

interface Row {
  response_minutes: number | null;
  response_answers: number | null;
}

/** Returns how soon the provider of a row usually responds; null when it has no figure (rule ASK-15). */
export function responseTimeOf({ response_minutes: minutes, response_answers: answers }: Row): ResponseTime | null {
  return minutes === null || answers === null ? null : { minutes, answers };
}
