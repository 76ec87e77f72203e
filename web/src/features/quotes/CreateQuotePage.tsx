import { inquiryLink } from '@tero/shared/contract/fields';
import type { Quote } from '@tero/shared/contract/quotes';
import { useNavigate } from 'react-router-dom';
import { OwnPageHead } from '../../common/OwnPageHead.tsx';
import { usePageTitle } from '../../lib/navigation/page-title.ts';
import { useAddress } from '../../lib/navigation/use-address.ts';
import { toast } from '../../ui/toast.tsx';
import { AnswerByChat } from '../inquiries/AnswerByChat.tsx';
import { useSharedInquiry } from '../inquiries/link-queries.ts';
import { PublishGate } from '../subscriptions/entitlement/PublishGate.tsx';
import { AskedFor } from './AskedFor.tsx';
import { makingWords, type Reach, reachOf } from './making-words.ts';
import { QuoteForm, QuoteFormSkeleton } from './QuoteForm.tsx';
import { useOwnQuotes } from './queries.ts';
import type { Answered } from './quote-form.ts';
import { arrivedToast, savedState } from './state-words.ts';

const list = '/provider/quotes';

/**
 * The form of a new quote; `?de=7` begins with what quote 7 says (rule QUOTE-12), `?pedido=…` with a pedido (rule
 * QUOTE-24), `?visita=1` with a visit (rule QUOTE-60).
 */
export function CreateQuotePage() {
  const [search] = useAddress();
  const copiedId = Number(search.get('de') ?? 0);
  const { data: own, isPending } = useOwnQuotes();
  const copied = own?.find(({ id }) => id === copiedId);
  const token = tokenIn(search);
  // without signal it is not there: the quote is begun blank, and answers it all the same
  const { data: inquiry, error, isLoading: isReading } = useSharedInquiry(token);
  const isVisit = copied ? copied.is_visit : search.get('visita') !== null;
  const reach = isVisit ? 'visit' : reachOf(token, inquiry, error);
  const words = makingWords[reach];
  const title = isVisit ? 'Coordinar una visita' : 'Nuevo presupuesto';
  usePageTitle(title);
  const answered = token === null ? undefined : { token, answers: words.arrives };
  return (
    <PublishGate instead={inquiry ? <AnswerByChat /> : <PriceByChat />}>
      <div className="wrap flex max-w-3xl! flex-col gap-5 py-6 sm:py-8">
        <OwnPageHead title={title} lead={words.lead} />
        {inquiry && <AskedFor asked={inquiry} label="Lo que te pidió" title="Te pidió:" />}
        {inquiry?.is_solved && (
          <p className="rounded-control bg-warn-ground px-4 py-3 text-warn-ink">
            Este pedido ya está resuelto. Quien lo escribió arregló con alguien y puede que no necesite otro
            presupuesto.
          </p>
        )}
        {(copiedId > 0 && isPending) || isReading ? (
          <QuoteFormSkeleton />
        ) : (
          <Making key={`${reach === 'visit'} ${token ?? copiedId}`} copied={copied} answered={answered} reach={reach} />
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
  copied: Quote | undefined;
  answered: Answered | undefined;
  reach: Reach;
}

function Making({ copied, answered, reach }: MakingProps) {
  const words = makingWords[reach];
  const navigate = useNavigate();
  return (
    <QuoteForm
      copied={copied}
      answered={answered}
      isVisit={reach === 'visit'}
      words={words}
      onSent={({ quote }) => {
        toast.success(
          quote.arrived
            ? arrivedToast
            : reach === 'visit'
              ? 'Visita lista. Falta mandarla.'
              : 'Presupuesto listo. Falta mandarlo.',
        );
        navigate(list, { state: savedState(quote) });
      }}
      queued={words.queued}
      onQueued={() => navigate(list)}
      onCancel={() => navigate(list)}
    />
  );
}

/** The token of the pedido that the address says; null for what is none. */
function tokenIn(search: URLSearchParams): string | null {
  const { success, data } = inquiryLink.safeParse(search.get('pedido'));
  return success ? data : null;
}
