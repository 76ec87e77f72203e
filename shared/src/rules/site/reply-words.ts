/**
 * Says how soon the team answers mails, for the middle of a sentence. It names no time unless the operator promises
 * one.
 */
export function replyWords({ reply_hours }: { reply_hours: number | null }): string {
  if (reply_hours === null) return 'por email';
  return reply_hours === 1 ? 'por email dentro de la hora' : `por email dentro de las ${reply_hours} horas`;
}
