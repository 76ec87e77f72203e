import type { SharedInquiry } from '@tero/shared/contract/inquiries';

/** The head of a pedido's page for who did not write it: a provider whom it asks, anybody else, or somebody unknown. */
export function headWords(reader: SharedInquiry['reader']): { title: string; lead: string } {
  const title = 'Te piden un presupuesto';
  if (reader === 'asked') return { title, lead: 'Te lo pide alguien que encontró tu servicio en Tero.' };
  return { title, lead: 'Es un pedido para proveedores, de alguien que los encontró en Tero.' };
}
