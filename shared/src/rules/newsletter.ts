/**
 * Texts that people accept when they subscribe to the newsletter, by the day of the change, oldest first. Add an entry
 * for each change: we store the accepted version and the time (Ley 18.331).
 */
export const newsletterConsents = {
  '2026-11-22':
    'Quiero recibir por email el boletín de Tero: artículos del blog y novedades del sitio, una vez por mes como mucho. Tero guarda mi email solo para eso, y puedo darme de baja cuando quiera.',
} as const;
export type NewsletterConsent = keyof typeof newsletterConsents;

/** The version in force. */
export const currentNewsletterConsent: NewsletterConsent = '2026-11-22';

/** The paragraphs of an issue's text, which empty lines part. */
export function issueParagraphs(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean);
}
