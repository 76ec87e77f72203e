import type { QuoteState } from '@tero/shared/rules/quotes/state';
import type { BadgeTone } from '../../ui/Badge.tsx';

/** How each state of a quote is said to its provider. */
export const stateWords: Record<QuoteState, { label: string; tone: BadgeTone }> = {
  enviado: { label: 'Enviado', tone: 'neutral' },
  visto: { label: 'Visto', tone: 'info' },
  aceptado: { label: 'Aceptado', tone: 'success' },
  vencido: { label: 'Vencido', tone: 'warning' },
  retirado: { label: 'Retirado', tone: 'neutral' },
};
