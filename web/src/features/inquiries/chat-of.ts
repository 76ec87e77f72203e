import type { Inquiry, InquiryRecipient } from '@tero/shared/contract/inquiries';
import { inquiryText } from '@tero/shared/rules/inquiries/words';
import { whatsappChat } from '@tero/shared/rules/phone';

/** The chat with the whole text in it; null without a number, and of whom cannot be asked any more. */
export function chatOf(inquiry: Inquiry, { phone, service_title, is_open }: InquiryRecipient): string | null {
  if (!is_open) return null;
  const { what, place, timing, path, photos_path, recipients } = inquiry;
  // a list that the device kept may be from before each pedido had a link
  const link = path && window.location.origin + path;
  const others = recipients.length - 1;
  const words = { title: service_title, others, link, hasPhotos: Boolean(photos_path) };
  return whatsappChat(phone, inquiryText({ what, place, timing }, words));
}
