import { briefDraft, withBrief } from '../../offline/drafts/drafts.ts';

/** Returns the draft which notes, while the browser is open, that a provider was told that a pedido is solved. */
export function toldDraft(inquiryId: number, providerId: number) {
  return briefDraft(`told-${inquiryId}-${providerId}`, []);
}

export function isTold(inquiryId: number, providerId: number): boolean {
  return withBrief(toldDraft(inquiryId, providerId), { told: false }).told;
}
