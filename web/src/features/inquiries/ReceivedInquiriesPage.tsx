import type { ReceivedInquiry } from '@tero/shared/contract/inquiries';
import { limits } from '@tero/shared/limits';
import { address } from '@tero/shared/rules/text/address';
import { longDate } from '@tero/shared/rules/time/time';
import FileText from 'lucide-react/icons/file-text';
import Inbox from 'lucide-react/icons/inbox';
import { Link } from 'react-router-dom';
import { OfflineState } from '../../common/OfflineState.tsx';
import { OwnPageHead } from '../../common/OwnPageHead.tsx';
import { OfflineError } from '../../lib/http/client/api-error.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/StateCard.tsx';
import { receivedWords } from './received.ts';
import { useReceivedInquiries } from './received-queries.ts';

/** Shows Pedidos que recibí, even offline: the pedidos whose writers opened the provider's chat (rule ASK-47). */
export function ReceivedInquiriesPage() {
  const { data: inquiries, error, refetch } = useReceivedInquiries();
  const retry = () => void refetch();
  return (
    <div className="wrap flex max-w-3xl! flex-col gap-5 py-6 sm:py-8">
      <OwnPageHead
        title="Pedidos que recibí"
        lead="Los hizo quien abrió tu chat de WhatsApp; ahí está su nombre. Acá ves qué necesita."
      />
      {inquiries && inquiries.length > 0 && (
        <ul className="flex flex-col gap-4">
          {inquiries.map((inquiry) => (
            <li key={inquiry.id}>
              <ReceivedRow inquiry={inquiry} />
            </li>
          ))}
        </ul>
      )}
      {inquiries?.length === 0 && (
        <EmptyState
          icon={<Inbox size={30} aria-hidden="true" />}
          title="No tenés pedidos de estos días"
          text={`Cuando alguien abra tu chat para hacerte un pedido, te avisamos. Queda acá hasta ${limits.inquiryLinkDays} días después de que lo escribieron.`}
          actions={<LinkButton to="/provider-profile">Ver mi perfil</LinkButton>}
        />
      )}
      {!inquiries && error instanceof OfflineError && <OfflineState onRetry={retry} />}
      {!inquiries && error && !(error instanceof OfflineError) && (
        <ErrorState title="No pudimos cargar los pedidos" onRetry={retry} />
      )}
      {!inquiries && !error && (
        <Loading className="flex flex-col gap-4">
          <Skeleton className="h-40 rounded-card" />
          <Skeleton className="h-40 rounded-card" />
        </Loading>
      )}
    </div>
  );
}

function ReceivedRow({ inquiry }: { inquiry: ReceivedInquiry }) {
  const { what, place, timing, asked_at, photos, path, own_quotes } = inquiry;
  const { words, isOpen } = receivedWords(inquiry, new Date());
  const made = own_quotes.find(({ state }) => state === 'aceptado') ?? own_quotes[0];
  return (
    <article className="relative flex flex-col gap-1.5 rounded-card border border-line bg-surface p-4 shadow-card transition-[box-shadow,border-color] hover:border-primary hover:shadow-lift sm:p-5">
      <h2 className="text-xl">
        <Link to={path} className="stretched line-clamp-2 wrap-anywhere hover:underline">
          {what}
        </Link>
      </h2>
      <p className="wrap-anywhere text-muted">
        {place} · {timing}
        {photos > 0 && <span> · {photos === 1 ? '1 foto' : `${photos} fotos`}</span>}
      </p>
      <p className="font-semibold">{words}</p>
      {isOpen && (
        <LinkButton
          to={address`/provider/create-quote?pedido=${path.replace('/pedido/', '')}`}
          className="relative my-1 self-start max-sm:w-full"
        >
          <FileText size={18} aria-hidden="true" />
          Hacerle un presupuesto
        </LinkButton>
      )}
      {made && (
        <LinkButton to={made.path} variant="outline" className="relative my-1 self-start">
          Ver el presupuesto
        </LinkButton>
      )}
      <p className="text-muted text-sm">Te llegó el {longDate(asked_at)}.</p>
    </article>
  );
}
