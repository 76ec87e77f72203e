import type { Caller } from './caller.ts';
import { AppError } from './errors.ts';

/**
 * Throws when the team took a thing out of sight: its author changes and deletes nothing of it until that ends (rule
 * MOD-10). Administrators may.
 */
export function requireInSight({ hidden_at }: { hidden_at: string | null }, caller: Caller): void {
  if (hidden_at === null || caller.role === 'admin') return;
  const message =
    'El equipo de Tero ocultó este contenido. Mientras siga oculto no podés cambiarlo ni eliminarlo. Respondé a la decisión desde la notificación.';
  throw new AppError('forbidden', { message });
}
