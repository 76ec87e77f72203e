import type { Quote } from '@tero/shared/contract/quotes';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAddress } from '../../lib/navigation/use-address.ts';
import { useAccount } from '../../lib/session/session.ts';
import type { FormName } from '../../offline/drafts/drafts.ts';
import { PublishGate } from '../../parts/entitlement/PublishGate.tsx';
import { formOfNew, useOpenedForm } from '../../parts/form/draft-queries.ts';
import { useTellQueued } from '../../parts/outbox/use-tell-queued.ts';
import { OwnPageHead } from '../../parts/provider/OwnPageHead.tsx';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { toast } from '../../ui/toast.tsx';
import { QuoteForm } from './QuoteForm.tsx';
import { useOwnQuotes } from './queries.ts';
import { draftOfNew, type QuoteFields } from './quote-form.ts';

const list = '/provider/quotes';
const words = { submit: 'Guardar y mandar', busy: 'Guardando...', failure: 'No pudimos hacer el presupuesto.' };

/** The form of a new quote; `?de=7` begins with what quote 7 says (rule QUOTE-12). */
export function CreateQuotePage() {
  const account = useAccount();
  const [search] = useAddress();
  const copiedId = Number(search.get('de') ?? 0);
  const { data: own, isPending } = useOwnQuotes();
  const copied = own?.find(({ id }) => id === copiedId);
  return (
    <PublishGate>
      <div className="wrap flex max-w-3xl! flex-col gap-5 py-6 sm:py-8">
        <OwnPageHead
          title="Nuevo presupuesto"
          lead="Escribilo acá, y mandá el enlace por WhatsApp: tu cliente lo lee y lo acepta sin tener cuenta."
        />
        {copiedId > 0 && isPending ? (
          <QuoteFormSkeleton />
        ) : (
          account && <Making key={copiedId} account={account.id} copied={copied} />
        )}
      </div>
    </PublishGate>
  );
}

function Making({ account, copied }: { account: number; copied: Quote | undefined }) {
  const [search] = useAddress();
  const name = nameOf(search, copied?.id);
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

/** A copy has a draft of its own: what was typed into another new quote is neither shown in its place nor lost. */
function nameOf(search: URLSearchParams, copiedId: number | undefined): FormName {
  const name = formOfNew(draftOfNew, search);
  return name === draftOfNew && copiedId !== undefined ? `${draftOfNew}-${copiedId}` : name;
}

export function QuoteFormSkeleton() {
  return (
    <Loading>
      <Skeleton className="h-96 rounded-card" />
    </Loading>
  );
}
