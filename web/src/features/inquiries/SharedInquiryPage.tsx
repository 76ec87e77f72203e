import type { SharedInquiry } from '@tero/shared/contract/inquiries';
import { address } from '@tero/shared/rules/text/address';
import { longDate } from '@tero/shared/rules/time/time';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import FileX2 from 'lucide-react/icons/file-x-corner';
import Hourglass from 'lucide-react/icons/hourglass';
import { Suspense } from 'react';
import { Link, useParams } from 'react-router-dom';
import { OfflineState } from '../../common/OfflineState.tsx';
import { isApiError, OfflineError } from '../../lib/http/client/api-error.ts';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { Card } from '../../ui/Card.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/StateCard.tsx';
import { ReportButton } from '../moderation/ReportButton.tsx';
import { askerWords } from '../safety/asker-words.ts';
import { AlsoAsked } from './AlsoAsked.tsx';
import { Answering } from './Answering.tsx';
import { headWords } from './head-words.ts';
import { InquiryTerms } from './InquiryTerms.tsx';
import { useSharedInquiry } from './link-queries.ts';
import { PhotoStrip, photoId } from './PhotoStrip.tsx';
import { ShownAnswering } from './ShownAnswering.tsx';

const BlockPerson = lazyPart(async () => (await import('../safety/BlockPerson.tsx')).BlockPerson);

const home = <LinkButton to="/">Ir al inicio</LinkButton>;

/** Shows a pedido to anyone who has its link, without an account (rules ASK-4 and ASK-5). */
export function SharedInquiryPage() {
  const { token = '' } = useParams();
  const { data: inquiry, error, refetch } = useSharedInquiry(token);
  const retry = () => void refetch();
  const isOver = isApiError(error, 'link_expired');
  const isGone = isApiError(error, 'not_found') || isApiError(error, 'validation_failed');
  return (
    <div className="wrap flex max-w-3xl! flex-col gap-5 py-6 sm:py-8">
      {inquiry && <Opened inquiry={inquiry} token={token} />}
      {!inquiry && isOver && (
        <EmptyState
          icon={<Hourglass size={30} aria-hidden="true" />}
          headingLevel={1}
          title="Este enlace venció"
          text="Cada pedido se puede ver por 30 días. Si todavía te interesa, escribile a quien te lo mandó."
          actions={home}
        />
      )}
      {!inquiry && isGone && (
        <EmptyState
          icon={<FileX2 size={30} aria-hidden="true" />}
          headingLevel={1}
          title="No encontramos ese pedido"
          text="Puede que el enlace no esté completo, o que quien escribió el pedido lo haya eliminado."
          actions={home}
        />
      )}
      {!inquiry && error instanceof OfflineError && <OfflineState headingLevel={1} onRetry={retry} />}
      {!inquiry && error && !isOver && !isGone && !(error instanceof OfflineError) && (
        <ErrorState headingLevel={1} title="No pudimos cargar el pedido" onRetry={retry} />
      )}
      {!inquiry && !error && (
        <Loading className="flex flex-col gap-5">
          <Skeleton className="h-12 w-64 rounded-control" />
          <Skeleton className="h-48 rounded-card" />
          <Skeleton className="h-96 rounded-card" />
        </Loading>
      )}
    </div>
  );
}

function Opened({ inquiry, token }: { inquiry: SharedInquiry; token: string }) {
  const { id, photos, others, until, reader, asker, own_quotes = [], is_solved = false } = inquiry;
  const isOwn = reader === 'writer';
  const head = headWords({ reader, isSolved: is_solved, made: own_quotes });
  const terms = (
    <Card>
      <InquiryTerms
        inquiry={inquiry}
        photos={photos.length > 0 ? { count: photos.length, shown: <PhotoStrip photos={photos} /> } : undefined}
      />
    </Card>
  );
  return (
    <>
      {isOwn ? <OwnHead id={id} /> : <PageHeading {...head} />}
      {isOwn ? (
        <section
          aria-labelledby="shown"
          className="flex flex-col gap-5 rounded-card border-2 border-control border-dashed p-4 sm:p-6"
        >
          <div>
            <h2 id="shown" className="text-2xl">
              {head.title}
            </h2>
            <p className="text-muted">{head.lead}</p>
          </div>
          {terms}
          {is_solved ? (
            <p className="text-muted text-sm">
              Los demás proveedores no ven con quién arreglaste ni por cuánto. Solo el que elegiste ve que aceptaste su
              presupuesto.
            </p>
          ) : (
            <ShownAnswering />
          )}
          {!is_solved && <AlsoAsked others={others} />}
        </section>
      ) : (
        <>
          {terms}
          {asker && (
            <p className="text-muted text-sm">
              Quien lo pide: {askerWords(asker)}.{' '}
              <Link
                to="/provider/going"
                state={{ place: inquiry.place }}
                className="inline-block py-1.5 font-semibold text-link underline underline-offset-4"
              >
                Avisar adónde voy
              </Link>
            </p>
          )}
          <Answering token={token} made={own_quotes} isSolved={is_solved} />
          {!is_solved && <AlsoAsked others={others} />}
        </>
      )}
      {photos.length > 0 && (
        <ul aria-label="Fotos" className="flex flex-col gap-4">
          {photos.map((photo, at) => (
            <li key={photo.src.slice(-64)}>
              <img
                id={photoId(at)}
                src={photo.src}
                width={photo.width}
                height={photo.height}
                alt={`Foto ${at + 1} de ${photos.length}`}
                className="h-auto w-full rounded-card border border-line bg-sunken"
              />
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-muted text-sm">Este enlace se puede abrir hasta el {longDate(until)} inclusive.</p>
        <div className="-mx-3 flex flex-wrap items-center">
          {reader === 'asked' && (
            <Suspense>
              <BlockPerson thing={{ origin: 'inquiry', id, link_token: token }} name="Quien hizo este pedido" />
            </Suspense>
          )}
          {!isOwn && <ReportButton kind="inquiry" id={id} token={token} name="Este pedido" />}
        </div>
      </div>
    </>
  );
}

/** Explains this page to the writer of the pedido, and links back. */
function OwnHead({ id }: { id: number }) {
  return (
    <>
      <PageHeading
        title="Así lo ven los proveedores"
        lead="El enlace que va en tus mensajes abre esta página, con tu pedido y sin tu nombre ni tu teléfono. Cuando abrís el chat de un proveedor, el pedido le queda también en Tero."
      />
      <LinkButton to={address`/mis-pedidos/${id}`} variant="outline" className="self-start">
        <ArrowLeft size={18} aria-hidden="true" />
        Volver a tu pedido
      </LinkButton>
    </>
  );
}
