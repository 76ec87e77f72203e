import type { Inquiry, InquiryRecipient } from '@tero/shared/contract/inquiries';
import { address } from '@tero/shared/rules/text/address';
import { dateAndTime } from '@tero/shared/rules/time/time';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useAccount } from '../../lib/session/session.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { PauseBadge } from '../pauses/PauseBadge.tsx';
import { withheld } from '../phones/withheld.ts';
import { LeaveReview } from '../quotes/LeaveReview.tsx';
import { ChatLink } from './ChatLink.tsx';
import { chatOf, resolvedChatOf } from './chat-of.ts';
import { agreedQuote, agreedWith } from './inquiry-words.ts';
import { QuotesReceived } from './QuotesReceived.tsx';
import { useAskedIds } from './queries.ts';
import { TellResolved } from './TellResolved.tsx';

interface RecipientProps {
  inquiry: Inquiry;
  recipient: InquiryRecipient;
  /** called once the provider has been told that the pedido is solved */
  onTold: () => void;
}

/** Shows a provider that a pedido asks: the chat, and whether the provider responded. */
export function Recipient({ inquiry, recipient, onTold }: RecipientProps) {
  const { provider_name: name, provider_id, provider_image, service_id, is_open, asked_at } = recipient;
  // until the server confirms the tap
  const [pressed, setPressed] = useState(false);
  const waits = useAskedIds(inquiry.id).includes(service_id);
  const isAsked = asked_at !== null || pressed || waits;
  const from = useAccount()?.name ?? null;
  const chat = chatOf(inquiry, recipient, { isAsked, from });
  const agreed = agreedQuote(recipient);
  const isSettled = agreedWith(inquiry) !== undefined;
  const isOther = !agreed && isSettled;
  const resolved = isOther && isAsked ? resolvedChatOf(inquiry, recipient) : null;
  const label = isAsked && !agreed ? 'Volver al chat' : 'Escribir por WhatsApp';
  return (
    <article
      aria-label={name}
      className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4 shadow-card sm:flex-row sm:items-center"
    >
      <div className="flex min-w-0 grow gap-3">
        <Avatar name={name} src={provider_image} size={48} />
        <div className="min-w-0">
          <h3 className="wrap-anywhere font-semibold text-lg leading-snug">
            {is_open ? (
              <Link to={address`/provider-profile/${provider_id}`} className="underline underline-offset-4">
                {name}
              </Link>
            ) : (
              name
            )}
          </h3>
          {/* which service of the provider was found is chance, and it may not be what was asked for */}
          <p className="wrap-anywhere line-clamp-2 text-muted text-sm">
            {recipient.category ?? recipient.service_title}
          </p>
          <Standing recipient={recipient} isAsked={isAsked} />
          <PauseBadge pause={recipient.pause} />
          <QuotesReceived recipient={recipient} isSettled={isSettled} />
          {agreed && is_open && <LeaveReview providerId={provider_id} isDone={agreed.is_done} />}
        </div>
      </div>
      {(chat || resolved) && (
        <div className="flex shrink-0 flex-col gap-2">
          {resolved && (
            <TellResolved inquiryId={inquiry.id} providerId={provider_id} name={name} chat={resolved} onTold={onTold} />
          )}
          {chat && (
            <ChatLink
              inquiryId={inquiry.id}
              recipient={recipient}
              chat={chat}
              label={label}
              spoken={`${label}: ${name}`}
              isQuiet={(isAsked && !agreed) || isOther}
              onOpen={() => setPressed(true)}
            />
          )}
        </div>
      )}
      {is_open && recipient.phone_withheld && (
        <p className="text-muted text-sm sm:max-w-56">{withheld[recipient.phone_withheld]}</p>
      )}
    </article>
  );
}

function Standing({ recipient, isAsked }: { recipient: InquiryRecipient; isAsked: boolean }) {
  const { answer } = recipient;
  if (answer?.outcome === 'responded') return <Badge tone="success">Te respondió</Badge>;
  if (answer?.outcome === 'silent') return <Badge>No te respondió</Badge>;
  return (
    <p className="mt-1 text-sm">
      <span>{standingOf(recipient, isAsked)}</span>{' '}
      {answer?.outcome === null && !recipient.quote && (
        <Link
          to="/historial?tab=contacted"
          className="inline-block py-1.5 font-semibold text-link underline underline-offset-4"
        >
          ¿Te respondió?
        </Link>
      )}
    </p>
  );
}

function standingOf({ asked_at, is_open }: InquiryRecipient, isAsked: boolean): string {
  if (!isAsked) return is_open ? 'Todavía no le escribiste.' : 'Ya no podés escribirle desde acá.';
  return asked_at ? `Abriste el chat el ${dateAndTime(asked_at)}.` : 'Abriste el chat recién.';
}
