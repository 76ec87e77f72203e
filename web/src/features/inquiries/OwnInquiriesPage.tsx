import type { Inquiry } from '@tero/shared/contract/inquiries';
import { address } from '@tero/shared/rules/text/address';
import { longDate } from '@tero/shared/rules/time/time';
import ChevronRight from 'lucide-react/icons/chevron-right';
import MessagesSquare from 'lucide-react/icons/messages-square';
import { Link } from 'react-router-dom';
import { OfflineState } from '../../common/OfflineState.tsx';
import { WaitingNote } from '../../common/outbox/WaitingNote.tsx';
import { useWaiting } from '../../common/outbox/waiting.ts';
import { usePlace } from '../../lib/device/place.ts';
import { OfflineError } from '../../lib/http/client/api-error.ts';
import type { OutboxItem } from '../../offline/outbox/outbox.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/StateCard.tsx';
import { listPath } from '../categories/queries.ts';
import { WaysIn } from '../phones/WaysIn.tsx';
import { peopleOf } from '../safety/person.ts';
import { agreedWith, answeredFirst, questionWords, standingOf, toDecideFirst } from './inquiry-words.ts';
import { AgreedChat, NextChat } from './NextChat.tsx';
import { QuotesReceived } from './QuotesReceived.tsx';
import { useOwnInquiries } from './queries.ts';

/**
 * Shows Mis pedidos, even offline: the waiting pedidos and all saved ones, with the providers who responded (rule
 * ASK-7).
 */
export function OwnInquiriesPage() {
  const { data: inquiries, error, refetch } = useOwnInquiries();
  const waiting = useWaiting('inquiry', true);
  const place = usePlace();
  const retry = () => void refetch();
  return (
    <div className="wrap flex max-w-3xl! flex-col gap-5 py-6 sm:py-8">
      <PageHeading
        title="Mis pedidos"
        lead="Tus pedidos a varios proveedores, a quién le escribiste y quién respondió."
      />
      {waiting.map((item) => (
        <WaitingInquiry key={item.id} item={item} />
      ))}
      {inquiries && inquiries.length > 0 && (
        <WaysIn people={peopleOf(inquiries.flatMap(({ recipients }) => recipients))} className="gap-2">
          <ul className="flex flex-col gap-4">
            {toDecideFirst(inquiries).map((inquiry) => (
              <li key={inquiry.id}>
                <InquiryRow inquiry={inquiry} />
              </li>
            ))}
          </ul>
        </WaysIn>
      )}
      {inquiries?.length === 0 && waiting.length === 0 && (
        <EmptyState
          icon={<MessagesSquare size={30} aria-hidden="true" />}
          title="Todavía no hiciste ningún pedido"
          text="Buscá lo que necesitás y tocá «Comparar o pedir». Escribís una vez y se lo mandás a hasta 4 proveedores."
          actions={<LinkButton to={listPath(place)}>Buscar servicios</LinkButton>}
        />
      )}
      {!inquiries && error instanceof OfflineError && <OfflineState onRetry={retry} />}
      {!inquiries && error && !(error instanceof OfflineError) && (
        <ErrorState title="No pudimos cargar tus pedidos" onRetry={retry} />
      )}
      {!inquiries && !error && (
        <Loading className="flex flex-col gap-4">
          <Skeleton className="h-32 rounded-card" />
          <Skeleton className="h-32 rounded-card" />
        </Loading>
      )}
    </div>
  );
}

const rowStyle = 'relative flex flex-col gap-1.5 rounded-card border border-line bg-surface p-4 shadow-card sm:p-5';

function InquiryRow({ inquiry }: { inquiry: Inquiry }) {
  const { id, what, place, timing, created_at, recipients } = inquiry;
  const to = address`/mis-pedidos/${id}`;
  const isSettled = agreedWith(inquiry) !== undefined;
  const isUnsent =
    !isSettled && recipients.every(({ asked_at }) => asked_at === null) && recipients.some(({ is_open }) => is_open);
  return (
    <article
      className={`${rowStyle} group transition-[box-shadow,border-color] hover:border-primary hover:shadow-lift`}
    >
      <h2 className="flex items-start gap-3 text-xl">
        <Link to={to} className="stretched line-clamp-2 wrap-anywhere grow group-hover:underline">
          {what}
        </Link>
        <ChevronRight size={22} aria-hidden="true" className="mt-0.5 shrink-0 text-link" />
      </h2>
      <p className="wrap-anywhere text-muted">
        {place} · {timing}
      </p>
      <p>
        <strong className="font-semibold">{standingOf(inquiry)}</strong> {questionWords(inquiry, new Date())}
      </p>
      {answeredFirst(recipients).map(
        (recipient) =>
          recipient.quote && (
            <div key={recipient.provider_id}>
              <h3 className="wrap-anywhere font-semibold">{recipient.provider_name}</h3>
              <QuotesReceived recipient={recipient} isSettled={isSettled} />
            </div>
          ),
      )}
      {isUnsent && (
        <LinkButton to={to} className="relative self-start">
          Abrir los chats
        </LinkButton>
      )}
      <NextChat inquiry={inquiry} to={to} />
      <AgreedChat inquiry={inquiry} />
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-muted text-sm">
        Lo escribiste el {longDate(created_at)}.{/* where the whole card leads, as its title does */}
        <span aria-hidden="true" className="font-semibold text-link group-hover:underline">
          Ver el pedido
        </span>
      </p>
    </article>
  );
}

/** Shows a pedido in the outbox; its chats appear once there is a connection. */
function WaitingInquiry({ item }: { item: OutboxItem }) {
  const { what, place, timing } = item.body as Pick<Inquiry, 'what' | 'place' | 'timing'>;
  return (
    <article aria-label="Pedido por guardar" className={rowStyle}>
      <p className="line-clamp-2 wrap-anywhere font-semibold text-lg">{what}</p>
      <p className="wrap-anywhere text-muted">
        {place} · {timing}
      </p>
      <WaitingNote
        item={item}
        words="Guardamos tu pedido cuando vuelva la conexión, y entonces abrís los chats"
        refused="No se guardó"
      />
    </article>
  );
}
