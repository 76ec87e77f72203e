import type { Asker } from '@tero/shared/contract/blocks';
import { monthAndYear } from '@tero/shared/rules/time/time';

/** Returns a line with what a provider may know about the person who asks (rule TRUST-83). */
export function askerWords({ since, phone_confirmed, quotes_accepted: quotes }: Asker): string {
  return [
    `En Tero desde ${monthAndYear(`${since}-15T12:00:00Z`)}`,
    phone_confirmed ? 'teléfono confirmado' : 'teléfono sin confirmar',
    quotes === 0
      ? 'todavía no aceptó presupuestos'
      : `aceptó ${quotes} ${quotes === 1 ? 'presupuesto' : 'presupuestos'}`,
  ].join(' · ');
}
