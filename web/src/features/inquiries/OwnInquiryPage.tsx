import type { Inquiry } from '@tero/shared/contract/inquiries';
import { linkUntil } from '@tero/shared/rules/inquiries/link-days';
import { longDate } from '@tero/shared/rules/time/time';
import MessagesSquare from 'lucide-react/icons/messages-square';
import { Suspense, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { OfflineState } from '../../common/OfflineState.tsx';
import { OfflineError } from '../../lib/http/client/api-error.ts';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { useHashTarget } from '../../lib/navigation/use-hash-target.ts';
import { useSession } from '../../lib/session/session.ts';
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx';
import { Card } from '../../ui/Card.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/StateCard.tsx';
import { HiddenNote } from '../moderation/HiddenNote.tsx';
import { WaysIn } from '../phones/WaysIn.tsx';
import { peopleOf } from '../safety/person.ts';
import { resolvedChatOf } from './chat-of.ts';
import { InquiryTerms } from './InquiryTerms.tsx';
import {
  agreedWith,
  agreedWords,
  answeredFirst,
  answersWords,
  askedAllWords,
  missingWords,
  questionWords,
  tellWords,
} from './inquiry-words.ts';
import { useOwnInquiries } from './queries.ts';
import { Recipient } from './Recipient.tsx';
import { isTold } from './told.ts';

/** This part is not stored with the app: deleting needs the server. */
const RemoveInquiry = lazyPart(async () => (await import('./RemoveInquiry.tsx')).RemoveInquiry);

const crumbs = [
  { label: 'Inicio', to: '/' },
  { label: 'Mis pedidos', to: '/mis-pedidos' },
];

/** Shows a pedido with its chats in order, and the providers who responded (rules ASK-3 and ASK-7). */
export function OwnInquiryPage() {
  const id = Number(useParams().inquiryId);
  const { data, error, isFetching, refetch } = useOwnInquiries();
  const inquiry = data?.find((one) => one.id === id);
  const retry = () => void refetch();
  return (
    <div className="wrap flex max-w-3xl! flex-col gap-5 py-6 sm:py-8">
      <Breadcrumbs crumbs={[...crumbs, { label: 'Tu pedido' }]} />
      {inquiry && <Whole inquiry={inquiry} />}
      {data && !inquiry && !isFetching && (
        <EmptyState
          icon={<MessagesSquare size={30} aria-hidden="true" />}
          headingLevel={1}
          title="No encontramos ese pedido"
          text="Puede que lo hayas eliminado."
          actions={<LinkButton to="/mis-pedidos">Ir a Mis pedidos</LinkButton>}
        />
      )}
      {!data && error instanceof OfflineError && <OfflineState headingLevel={1} onRetry={retry} />}
      {!data && error && !(error instanceof OfflineError) && (
        <ErrorState headingLevel={1} title="No pudimos cargar el pedido" onRetry={retry} />
      )}
      {/* a pedido that was just written may not be in the stored list yet */}
      {!inquiry && (data ? isFetching : !error) && (
        <Loading className="flex flex-col gap-5">
          <Skeleton className="h-40 rounded-card" />
          <Skeleton className="h-72 rounded-card" />
        </Loading>
      )}
    </div>
  );
}

function Whole({ inquiry }: { inquiry: Inquiry }) {
  const { path, photos_path, created_at, recipients, is_hidden } = inquiry;
  const isClient = useSession(({ userType }) => userType === 'user');
  const question = questionWords(inquiry, new Date());
  const agreed = agreedWith(inquiry);
  const answers = answersWords(inquiry);
  const askedAll = askedAllWords(inquiry);
  const missing = agreed ? [] : recipients.filter(({ asked_at, is_open }) => asked_at === null && is_open);
  const hasBegun = missing.length < recipients.length;
  const [, setTold] = useState(0);
  const ordered = answeredFirst(recipients);
  const toTell = ordered.filter(
    (one) =>
      agreed &&
      one !== agreed &&
      one.asked_at !== null &&
      resolvedChatOf(inquiry, one) &&
      !isTold(inquiry.id, one.provider_id),
  );
  useHashTarget();
  return (
    <>
      <PageHeading title="Tu pedido" />
      {is_hidden && <HiddenNote what="este pedido" />}
      <section aria-labelledby="chats" className="flex flex-col gap-3">
        <div>
          <h2 id="chats" className="text-2xl">
            A quién
          </h2>
          {agreed && <p>{agreedWords(agreed)}</p>}
          {toTell.length > 0 && <p className="text-muted">{tellWords(toTell)}</p>}
          {askedAll && <p className="text-muted">{askedAll}</p>}
          {missing.length > 0 && (
            <p className="text-muted">
              {hasBegun
                ? missingWords(missing)
                : 'Abrí los chats uno por uno. El mensaje ya está escrito; vos lo mandás y volvés por el siguiente.'}
            </p>
          )}
        </div>
        {recipients.length === 0 && <p>Los proveedores que elegiste ya no están en Tero.</p>}
        <WaysIn people={peopleOf(recipients)} className="gap-3">
          <ul className="flex flex-col gap-3">
            {ordered.map((recipient) => (
              <li
                key={recipient.service_id}
                id={recipient === toTell[0] ? 'avisar' : undefined}
                className="scroll-mt-24 focus-visible:outline-none"
              >
                <Recipient inquiry={inquiry} recipient={recipient} onTold={() => setTold((count) => count + 1)} />
              </li>
            ))}
          </ul>
        </WaysIn>
        {answers && <p className="text-muted">{answers}</p>}
        {question && <p className="text-muted">{question}</p>}
        <p className="text-muted">
          Quedó guardado en{' '}
          <Link
            to="/mis-pedidos"
            className="-my-2 inline-block py-2 font-semibold text-link underline underline-offset-4"
          >
            Mis pedidos
          </Link>
          <span>{`${isClient ? ', en el inicio y en el menú de tu perfil' : ''}.`}</span>
        </p>
      </section>
      <section aria-labelledby="asked" className="flex flex-col gap-3">
        <h2 id="asked" className="text-2xl">
          Qué pediste
        </h2>
        <Card className="flex flex-col gap-4">
          <InquiryTerms inquiry={inquiry} />
          {path && (
            <p className="text-muted text-sm">
              <Link
                to={path}
                className="-my-1.5 inline-block py-1.5 font-semibold text-link underline underline-offset-4"
              >
                Ver la página que ven los proveedores
              </Link>
              {`. Tiene tu pedido${photos_path ? ' y tus fotos' : ''}, sin tu nombre. El enlace vale hasta el ${longDate(linkUntil(created_at))} inclusive.`}
            </p>
          )}
        </Card>
      </section>
      <Suspense>{!is_hidden && <RemoveInquiry id={inquiry.id} />}</Suspense>
    </>
  );
}
