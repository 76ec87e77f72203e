import { inquiryLink } from '@tero/shared/contract/fields';
import type { SharedInquiry } from '@tero/shared/contract/inquiries';
import type { Quote } from '@tero/shared/contract/quotes';
import { excerpt } from '@tero/shared/rules/text/text';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAddress } from '../../lib/navigation/use-address.ts';
import { useAccount } from '../../lib/session/session.ts';
import type { FormName } from '../../offline/drafts/drafts.ts';
import { PublishGate } from '../../parts/entitlement/PublishGate.tsx';
import { formOfNew, useOpenedForm } from '../../parts/form/draft-queries.ts';
import { AnswerByChat } from '../../parts/inquiry/AnswerByChat.tsx';
import { useSharedInquiry } from '../../parts/inquiry/queries.ts';
import { useTellQueued } from '../../parts/outbox/use-tell-queued.ts';
import { OwnPageHead } from '../../parts/provider/OwnPageHead.tsx';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { toast } from '../../ui/toast.tsx';
import { QuoteForm } from './QuoteForm.tsx';
import { useOwnQuotes } from './queries.ts';
import { type Answered, draftOfNew, type QuoteFields } from './quote-form.ts';

const list = '/provider/quotes';
const words = { submit: 'Guardar y seguir', busy: 'Guardando...', failure: 'No pudimos hacer el presupuesto.' };

/** The form of a new quote; `?de=7` begins with what quote 7 says (rule QUOTE-12), `?pedido=…` with a pedido (rule QUOTE-24). */
export function CreateQuotePage() {
  const account = useAccount();
  const [search] = useAddress();
  const copiedId = Number(search.get('de') ?? 0);
  const { data: own, isPending } = useOwnQuotes();
  const copied = own?.find(({ id }) => id === copiedId);
  const token = tokenIn(search);
  // without signal it is not there: the quote is begun blank, and answers it all the same
  const { data: inquiry, isLoading: isReading } = useSharedInquiry(token);
  const answered = token === null ? undefined : { token, what: inquiry?.what };
  return (
    <PublishGate instead={inquiry ? <AnswerByChat /> : <PriceByChat />}>
      <div className="wrap flex max-w-3xl! flex-col gap-5 py-6 sm:py-8">
        <OwnPageHead
          title="Nuevo presupuesto"
          lead="Escribilo y guardalo; después lo mandás vos por WhatsApp. Tu cliente lo lee y lo acepta sin tener cuenta."
        />
        {inquiry && (
          <p className="wrap-anywhere rounded-control bg-sunken px-4 py-3">
            Le respondés a quien te pidió: <strong className="block font-semibold">{excerpt(inquiry.what, 140)}</strong>
            Dónde: {inquiry.place}. Cuándo: {inquiry.timing}. {arrival(inquiry.reader)}
          </p>
        )}
        {(copiedId > 0 && isPending) || isReading ? (
          <QuoteFormSkeleton />
        ) : (
          account && <Making key={token ?? copiedId} account={account.id} copied={copied} answered={answered} />
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
}

function Making({ account, copied, answered }: MakingProps) {
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
        tellQueued(item, 'Lo guardamos; vas a poder mandárselo por WhatsApp');
        navigate(list);
      }}
      onSent={() => {
        toast.success('Presupuesto listo. Falta mandárselo.');
        navigate(list);
      }}
      onCancel={() => navigate(list)}
      onDiscard={() => setRound(round + 1)}
    />
  );
}

/** How the quote comes to who wrote the pedido, which depends on whether it asks this provider. */
function arrival(reader: SharedInquiry['reader']): string {
  if (reader === 'asked')
    return 'Cuando lo guardes le aparece en Mis pedidos de Tero, y además se lo mandás por WhatsApp.';
  return 'Cuando lo guardes, mandale el enlace por WhatsApp: a vos no te lo pidió desde Tero, y en sus pedidos no aparece.';
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
