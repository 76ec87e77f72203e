import { briefDraft, withBrief } from '../../offline/drafts/drafts.ts';

/** Returns the draft that notes, while the browser is open, which provider was told that a pedido is solved. */
export function toldDraft(inquiryId: number, providerId: number) {
  return briefDraft(`told-${inquiryId}-${providerId}`, []);
}

export function isTold(inquiryId: number, providerId: number): boolean {
  return withBrief(toldDraft(inquiryId, providerId), { told: false }).told;
}
