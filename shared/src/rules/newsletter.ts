/**
 * Texts that people accept when they ask for the newsletter, by the day of the last change, the oldest first. A change is
 * a new entry: what was accepted is stored by version and time (Ley 18.331).
 */
export const newsletterConsents = {
  '2026-11-22':
    'Quiero recibir por email el boletín de Tero: artículos del blog y novedades del sitio, una vez por mes como mucho. Tero guarda mi email solo para eso, y puedo darme de baja cuando quiera.',
} as const;
export type NewsletterConsent = keyof typeof newsletterConsents;

/** The version in force. */
export const currentNewsletterConsent: NewsletterConsent = '2026-11-22';
