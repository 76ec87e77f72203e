import type { WaitingProvider } from '@tero/shared/contract/admin/verification';
import { fieldWords, type ReviewReason } from '@tero/shared/rules/verification';

const words: Record<ReviewReason, string> = {
  new: 'Se registró',
  changed: 'Cambió después de la aprobación',
  corrected: 'Corrigió después del rechazo',
  resent: 'Volvió a enviar',
};

/** Says why a provider waits, and which fields the provider has changed (rule ADM-60). */
export function reasonWords({
  why,
  changed_fields,
  verification_status,
  identity_sent_at,
}: Pick<WaitingProvider, 'why' | 'changed_fields' | 'verification_status' | 'identity_sent_at'>): string {
  if (verification_status === 'approved')
    return identity_sent_at ? 'Mandó las fotos para verificar su identidad' : 'Mandó un papel';
  return changed_fields.length > 0 ? `${words[why]}: ${fieldWords(changed_fields)}` : words[why];
}
