import type { InquiryRecipient } from '@tero/shared/contract/inquiries';
import { WhatsAppLink } from '../phones/WhatsAppLink.tsx';
import { peopleOf } from '../safety/person.ts';
import { useTrackAsked } from './queries.ts';

interface ChatLinkProps {
  inquiryId: number;
  recipient: InquiryRecipient;
  /** its address, with what it begins with */
  chat: string;
  label: string;
  /** names the provider, for whom the link is read out alone; begins with the label */
  spoken: string;
  /** the lesser button: where it was opened before, or is not needed any more */
  isQuiet?: boolean;
  onOpen: () => void;
}

/** Opens the chat with a provider that a pedido asks, which counts as a contact (rule ASK-6). */
export function ChatLink({ inquiryId, recipient, chat, label, spoken, isQuiet = false, onOpen }: ChatLinkProps) {
  const { mutate: track } = useTrackAsked(inquiryId, recipient);
  return (
    <WhatsAppLink
      to={chat}
      spoken={spoken}
      people={peopleOf([recipient])}
      variant={isQuiet ? 'outline' : 'whatsapp'}
      onPress={() => {
        track();
        // the browser follows the address that the link has when the handlers are done, and what is opened changes it
        setTimeout(onOpen);
      }}
    >
      {label}
    </WhatsAppLink>
  );
}
