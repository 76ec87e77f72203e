import type { Caller } from './caller.ts';
import { AppError } from './errors.ts';

/**
 * Throws when the team has hidden a thing, because its author may not change or delete it meanwhile (rule MOD-10). Does
 * not throw for administrators.
 */
export function requireInSight({ hidden_at }: { hidden_at: string | null }, caller: Caller): void {
  if (hidden_at === null || caller.role === 'admin') return;
  const message =
    'El equipo de Tero ocultó este contenido. Mientras siga oculto no podés cambiarlo ni eliminarlo. Respondé a la decisión desde la notificación.';
  throw new AppError('forbidden', { message });
}
