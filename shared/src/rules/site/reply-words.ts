/**
 * Says how soon the team answers mails, in the middle of a sentence; without a promise of the operator there is none.
 */
export function replyWords({ reply_hours }: { reply_hours: number | null }): string {
  if (reply_hours === null) return 'por email';
  return reply_hours === 1 ? 'por email dentro de la hora' : `por email dentro de las ${reply_hours} horas`;
}
