import type { Review } from '@tero/shared/contract/reviews';
import type { Service } from '@tero/shared/contract/services';
import { limits } from '@tero/shared/limits';
import { mayChangeReview } from '@tero/shared/rules/reviews';
import { address } from '@tero/shared/rules/text/address';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useStoredForm } from '../../common/form/stored-form.ts';
import { usePageTitle } from '../../lib/navigation/page-title.ts';
import { useAccount } from '../../lib/session/session.ts';
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { EmptyState } from '../../ui/StateCard.tsx';
import { useService } from '../services/service-queries.ts';
import { useEditedReviews } from './list/queries.ts';
import { ReviewForm } from './ReviewForm.tsx';
import type { ReviewDraft } from './review-form.ts';
import { ServiceFailure } from './ServiceFailure.tsx';
import { ServiceSummary } from './ServiceSummary.tsx';

export function WriteReviewPage() {
  const serviceId = Number(useParams().id);
  const service = useService(serviceId);
  const reviews = useEditedReviews(serviceId);
  const own = reviews.data?.find((review) => review.is_own);
  const heading = useHeading(!reviews.isPending, own !== undefined);
  usePageTitle(service.data && `${heading}: ${service.data.title}`);
  // an error in loading the reviews does not block the form: the server refuses a second review anyway
  const isReady = service.data && !reviews.isPending;
  return (
    <div className="wrap flex max-w-3xl! flex-col gap-5 py-6 sm:py-8">
      <Breadcrumbs
        crumbs={[
          { label: 'Inicio', to: '/' },
          ...(service.data ? [{ label: service.data.title, to: address`/servicios/${serviceId}` }] : []),
          { label: heading },
        ]}
      />
      <PageHeading title={heading} />
      {service.data && isReady && <Writing key={serviceId} service={service.data} reviews={reviews.data ?? []} />}
      {!service.data && service.error && (
        <>
          <ServiceFailure error={service.error} onRetry={() => void service.refetch()} />
          <Written serviceId={serviceId} />
        </>
      )}
      {!isReady && !service.error && <Waiting />}
    </div>
  );
}

/** The title by what is there on entering; it stays while the sent review arrives. */
function useHeading(isLoaded: boolean, hasOwn: boolean): string {
  const [decided, decide] = useState<string | null>(null);
  const heading = hasOwn ? 'Editar tu reseña' : 'Dejar una reseña';
  useEffect(() => {
    if (isLoaded) decide((earlier) => earlier ?? heading);
  }, [isLoaded, heading]);
  return decided ?? heading;
}

function Writing({ service, reviews }: { service: Service; reviews: readonly Review[] }) {
  const account = useAccount();
  // decided on entering: the form stays after its review has been sent
  const [own] = useState(reviews.find((review) => review.is_own));
  const isLate = own && !mayChangeReview(own.created_at, new Date());
  return (
    <>
      <ServiceSummary service={service} />
      {isLate && (
        <EmptyState
          icon={<CircleCheck size={30} aria-hidden="true" />}
          title="Ya dejaste tu reseña"
          text={`Cada cliente puede dejar una reseña por servicio, y cambiarla durante ${limits.reviewChangeDays} días.`}
          actions={<LinkButton to={address`/servicios/${service.id}/reviews`}>Ver las reseñas</LinkButton>}
        />
      )}
      {!isLate && account && <ReviewForm service={service} review={own} />}
    </>
  );
}

/** Shows the review written about a service that could not be loaded, so that its text is not lost. */
function Written({ serviceId }: { serviceId: number }) {
  const { data } = useStoredForm<ReviewDraft>(`review-${serviceId}`);
  const comment = data?.values.fields.comment;
  if (!comment) return null;
  return (
    <section aria-label="Tu borrador" className="rounded-card border border-line bg-surface p-5">
      <h2 className="text-lg">Tu borrador</h2>
      <p className="prose-line wrap-anywhere mt-2 whitespace-pre-line">{comment}</p>
    </section>
  );
}

function Waiting() {
  return (
    <Loading className="flex flex-col gap-5">
      <Skeleton className="h-24 rounded-card" />
      <Skeleton className="h-64 rounded-card" />
      <Skeleton className="h-52 rounded-card" />
    </Loading>
  );
}
