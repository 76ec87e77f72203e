import { briefDraft, withBrief } from '../../offline/drafts/drafts.ts';

/** That one of a pedido was told that it is solved: as long as the browser is open. */
export function toldDraft(inquiryId: number, providerId: number) {
  return briefDraft(`told-${inquiryId}-${providerId}`, []);
}

export function isTold(inquiryId: number, providerId: number): boolean {
  return withBrief(toldDraft(inquiryId, providerId), { told: false }).told;
}
