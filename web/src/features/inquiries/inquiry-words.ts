import type { Inquiry, InquiryRecipient } from '@tero/shared/contract/inquiries';

/** How a pedido stands, in one line: how many chats were opened, and who responded. */
export function standingOf({ recipients }: Pick<Inquiry, 'recipients'>): string {
  const asked = recipients.filter(({ asked_at }) => asked_at !== null).length;
  const responded = recipients.filter(hasResponded).length;
  if (recipients.length === 0) return 'Los que elegiste ya no están en Tero.';
  if (asked === 0) return 'Todavía no les escribiste.';
  const written = `Le escribiste a ${asked} de ${recipients.length}.`;
  if (responded === 0) return written;
  return `${written} ${responded === 1 ? 'Te respondió 1.' : `Te respondieron ${responded}.`}`;
}

/** Whether the person has said that a provider responded. */
function hasResponded({ answer }: Pick<InquiryRecipient, 'answer'>): boolean {
  return answer?.outcome === 'responded';
}
