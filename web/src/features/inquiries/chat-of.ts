import type { Inquiry, InquiryRecipient } from '@tero/shared/contract/inquiries';
import { inquiryText, resolvedText } from '@tero/shared/rules/inquiries/words';
import { whatsappChat } from '@tero/shared/rules/phone';
import { agreedText } from '@tero/shared/rules/quotes/words';
import { agreedQuote } from './inquiry-words.ts';

/**
 * Returns the address of the chat with a provider that a pedido asks: with the whole text the first time, as it was
 * left once it was opened, and with the next step if the provider's quote was accepted (rule ASK-21). null without a
 * number, and if the provider cannot be asked any more. `from`: the writer.
 */
export function chatOf(
  inquiry: Inquiry,
  recipient: InquiryRecipient,
  { isAsked, from }: { isAsked: boolean; from: string | null },
): string | null {
  const { phone, service_title, category, is_open, provider_name } = recipient;
  if (!is_open) return null;
  const agreed = agreedQuote(recipient);
  if (agreed) {
    const { id, total, term, path, is_done: done } = agreed;
    // a list that the device kept may be from before quotes told their number
    if (id === undefined) return whatsappChat(phone, '');
    const writing = { from, url: window.location.origin + path };
    return whatsappChat(phone, agreedText({ id, total, term, done, provider_name }, writing));
  }
  if (isAsked) return whatsappChat(phone, '');
  const { what, place, timing, path, photos_path, recipients } = inquiry;
  // nor each pedido had a link
  const link = path && window.location.origin + path;
  const others = recipients.length - 1;
  const words = { title: service_title, category, others, link, hasPhotos: Boolean(photos_path) };
  return whatsappChat(phone, inquiryText({ what, place, timing }, words));
}

/**
 * Returns the address of the chat that tells another provider that somebody else does the work (rule ASK-22); null as
 * above.
 */
export function resolvedChatOf({ what }: Inquiry, { phone, is_open, quote, answer }: InquiryRecipient): string | null {
  const since = quote ? 'quoted' : answer?.outcome === 'responded' ? 'responded' : 'nothing';
  return is_open ? whatsappChat(phone, resolvedText(what, since)) : null;
}
