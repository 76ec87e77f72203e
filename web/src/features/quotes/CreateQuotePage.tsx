import { inquiryLink } from '@tero/shared/contract/fields';
import type { Quote } from '@tero/shared/contract/quotes';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { formOfNew, useOpenedForm } from '../../common/form/draft-queries.ts';
import { useTellQueued } from '../../common/outbox/use-tell-queued.ts';
import { useAddress } from '../../lib/navigation/use-address.ts';
import { useAccount } from '../../lib/session/session.ts';
import type { FormName } from '../../offline/drafts/drafts.ts';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { toast } from '../../ui/toast.tsx';
import { AnswerByChat } from '../inquiries/AnswerByChat.tsx';
import { useSharedInquiry } from '../inquiries/link-queries.ts';
import { OwnPageHead } from '../providers/OwnPageHead.tsx';
import { PublishGate } from '../subscriptions/entitlement/PublishGate.tsx';
import { AskedFor } from './AskedFor.tsx';
import { makingWords, type Reach, reachOf } from './making-words.ts';
import { QuoteForm } from './QuoteForm.tsx';
import { type Answered, useOwnQuotes } from './queries.ts';
import { draftOfNew, type QuoteFields } from './quote-form.ts';
import { arrivedToast, savedState } from './state-words.ts';

const list = '/provider/quotes';

/** The form of a new quote; `?de=7` begins with what quote 7 says (rule QUOTE-12), `?pedido=…` with a pedido (rule QUOTE-24). */
export function CreateQuotePage() {
  const account = useAccount();
  const [search] = useAddress();
  const copiedId = Number(search.get('de') ?? 0);
  const { data: own, isPending } = useOwnQuotes();
  const copied = own?.find(({ id }) => id === copiedId);
  const token = tokenIn(search);
  // without signal it is not there: the quote is begun blank, and answers it all the same
  const { data: inquiry, error, isLoading: isReading } = useSharedInquiry(token);
  const reach = reachOf(token, inquiry, error);
  const words = makingWords[reach];
  const answered = token === null ? undefined : { token, answers: words.arrives };
  return (
    <PublishGate instead={inquiry ? <AnswerByChat /> : <PriceByChat />}>
      <div className="wrap flex max-w-3xl! flex-col gap-5 py-6 sm:py-8">
        <OwnPageHead title="Nuevo presupuesto" lead={words.lead} />
        {inquiry && <AskedFor asked={inquiry} label="Lo que te pidió" title="Te pidió:" />}
        {inquiry?.is_solved && (
          <p className="rounded-control bg-warn-ground px-4 py-3 text-warn-ink">
            Este pedido ya está resuelto: quien lo escribió arregló con alguien, y puede que no necesite otro
            presupuesto.
          </p>
        )}
        {(copiedId > 0 && isPending) || isReading ? (
          <QuoteFormSkeleton />
        ) : (
          account && (
            <Making key={token ?? copiedId} account={account.id} copied={copied} answered={answered} reach={reach} />
          )
        )}
      </div>
    </PublishGate>
  );
}

/** Whom a subscription is asked for can tell a price as before (rule QUOTE-27). */
function PriceByChat() {
  return (
    <p className="rounded-control bg-sunken px-4 py-3 text-left">
      Sin suscripción podés pasarle el precio a tu cliente en su chat de WhatsApp, como hasta ahora.
    </p>
  );
}

interface MakingProps {
  account: number;
  copied: Quote | undefined;
  answered: Answered | undefined;
  reach: Reach;
}

function Making({ account, copied, answered, reach }: MakingProps) {
  const words = makingWords[reach];
  const [search] = useAddress();
  const name = nameOf(search, answered ? `~${answered.token}` : copied?.id);
  const stored = useOpenedForm<QuoteFields>({ account, form: name });
  const tellQueued = useTellQueued();
  const navigate = useNavigate();
  // remounts a blank form after a draft was discarded
  const [round, setRound] = useState(0);
  if (stored.isPending) return <QuoteFormSkeleton />;
  return (
    <QuoteForm
      key={`${name} ${round}`}
      account={account}
      copied={copied}
      answered={answered}
      draft={round === 0 ? (stored.data ?? null) : null}
      name={name}
      words={words}
      onQueued={(item) => {
        tellQueued(item, words.queued);
        navigate(list);
      }}
      onSent={({ quote }) => {
        toast.success(quote.arrived ? arrivedToast : 'Presupuesto listo. Falta mandárselo.');
        navigate(list, { state: savedState(quote) });
      }}
      onCancel={() => navigate(list)}
      onDiscard={() => setRound(round + 1)}
    />
  );
}

/** The token of the pedido that the address says; null for what is none. */
function tokenIn(search: URLSearchParams): string | null {
  const { success, data } = inquiryLink.safeParse(search.get('pedido'));
  return success ? data : null;
}

/** A copy and an answer have a draft of their own: what was typed into another new quote is neither shown in its place nor lost. */
function nameOf(search: URLSearchParams, about: number | `~${string}` | undefined): FormName {
  const name = formOfNew(draftOfNew, search);
  return name === draftOfNew && about !== undefined ? `${draftOfNew}-${about}` : name;
}

export function QuoteFormSkeleton() {
  return (
    <Loading>
      <Skeleton className="h-96 rounded-card" />
    </Loading>
  );
}
