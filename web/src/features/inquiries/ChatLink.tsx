import type { InquiryRecipient } from '@tero/shared/contract/inquiries';
import { WhatsAppLink } from '../phones/WhatsAppLink.tsx';
import { peopleOf } from '../safety/person.ts';
import { useTrackAsked } from './queries.ts';

interface ChatLinkProps {
  inquiryId: number;
  recipient: InquiryRecipient;
  /** the address of the chat, including its first message */
  chat: string;
  label: string;
  /** begins with the label and names the provider, for screen readers that read the link out of context */
  spoken: string;
  /** makes the button less prominent: the chat was opened before, or is no longer needed */
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
        // opening the chat changes the address; the browser follows the one the link has after the handlers ran
        setTimeout(onOpen);
      }}
    >
      {label}
    </WhatsAppLink>
  );
}
