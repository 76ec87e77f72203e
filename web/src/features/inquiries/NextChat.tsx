import type { Inquiry, InquiryRecipient } from '@tero/shared/contract/inquiries';
import { useState } from 'react';
import { useAccount } from '../../lib/session/session.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { ChatLink } from './ChatLink.tsx';
import { chatOf } from './chat-of.ts';
import { agreedWith, missingWords } from './inquiry-words.ts';
import { useAskedIds } from './queries.ts';

/**
 * Offers the next chat of a pedido in the list, once some were opened (rule ASK-7); shows nothing before the first, nor
 * after an agreement.
 */
export function NextChat({ inquiry, to }: { inquiry: Inquiry; to: string }) {
  const askedHere = useAskedIds(inquiry.id);
  // until the server confirms the tap
  const [pressed, setPressed] = useState<readonly number[]>([]);
  const isMissing = ({ asked_at, is_open, service_id }: InquiryRecipient) =>
    is_open && asked_at === null && !askedHere.includes(service_id) && !pressed.includes(service_id);
  const missing = agreedWith(inquiry) ? [] : inquiry.recipients.filter(isMissing);
  const [next] = missing;
  if (!next || missing.length === inquiry.recipients.length) return null;
  const chat = chatOf(inquiry, next, { isAsked: false, from: null });
  return (
    <div className="relative flex flex-col items-start gap-2 pt-1">
      <p>{missingWords(missing)}</p>
      {chat ? (
        <ChatLink
          key={next.service_id}
          inquiryId={inquiry.id}
          recipient={next}
          chat={chat}
          label={`Escribirle a ${next.provider_name}`}
          spoken={`Escribirle a ${next.provider_name} por WhatsApp`}
          onOpen={() => setPressed([...pressed, next.service_id])}
        />
      ) : (
        <LinkButton to={to} variant="outline">
          Ver los chats que faltan
        </LinkButton>
      )}
    </div>
  );
}

/** Links to the chat with the provider whose quote was accepted (rule ASK-22). */
export function AgreedChat({ inquiry }: { inquiry: Inquiry }) {
  const from = useAccount()?.name ?? null;
  const agreed = agreedWith(inquiry);
  const chat = agreed && chatOf(inquiry, agreed, { isAsked: true, from });
  if (!agreed || !chat) return null;
  const label = `Escribirle a ${agreed.provider_name}`;
  return (
    <div className="relative flex flex-col items-start pt-1">
      <ChatLink
        inquiryId={inquiry.id}
        recipient={agreed}
        chat={chat}
        label={label}
        spoken={`${label} por WhatsApp`}
        onOpen={() => undefined}
      />
    </div>
  );
}
