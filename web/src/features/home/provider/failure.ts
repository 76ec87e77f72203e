import type { Subscription } from '@tero/shared/contract/subscriptions';
import { wordsOf } from '../../subscriptions/words.ts';

export interface Failure {
  title: string;
  hint: string;
  to: string;
  go: string;
}

/**
 * Returns the failure that the provider must act on, a failed charge first (rule NAV-123). `refused` is the number of
 * refused items in Pendientes.
 */
export function failureOf(subscription: Subscription | null | undefined, refused: number, now = new Date()) {
  const { state, banner } = wordsOf(subscription ?? null, now);
  if (state === 'failing' && banner)
    return { title: banner.title, hint: banner.text, to: '/subscription', go: 'Ver mi suscripción' };
  if (refused === 0) return null;
  return {
    title: refused === 1 ? 'Un pendiente espera tu decisión' : `${refused} pendientes esperan tu decisión`,
    hint: 'No pudimos guardar lo que escribiste. En Pendientes ves por qué y qué podés hacer.',
    to: '/pendientes',
    go: 'Ver pendientes',
  } satisfies Failure;
}
