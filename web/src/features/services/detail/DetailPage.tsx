import type { Service } from '@tero/shared/contract/services';
import { Suspense } from 'react';
import { Link, useParams } from 'react-router-dom';
import { usePlace } from '../../../lib/device/place.ts';
import { isApiError } from '../../../lib/http/client/api-error.ts';
import { lazyPart, MissingPart } from '../../../lib/lazy-part.tsx';
import { usePageTitle } from '../../../lib/navigation/page-title.ts';
import { useAccount, useSession } from '../../../lib/session/session.ts';
import { Breadcrumbs } from '../../../ui/Breadcrumbs.tsx';
import { categoryPath } from '../../categories/queries.ts';
import { FavoriteButton } from '../../favorites/FavoriteButton.tsx';
import { ReportButton } from '../../moderation/ReportButton.tsx';
import { PauseNotice } from '../../pauses/PauseNotice.tsx';
import { AvailableMark } from '../card/AvailableMark.tsx';
import { ServiceCover } from '../card/ServiceCover.tsx';
import { WaitingChange } from '../own/WaitingChange.tsx';
import { useService } from '../service-queries.ts';
import { ContactCard } from './ContactCard.tsx';
import { DetailBody } from './DetailBody.tsx';
import { DetailFailure } from './DetailFailure.tsx';
import { DetailHeader } from './DetailHeader.tsx';
import { DetailSkeleton } from './DetailSkeleton.tsx';
import { Gallery } from './gallery/Gallery.tsx';
import { ProviderCard } from './ProviderCard.tsx';
import { ReplyOffer } from './ReplyOffer.tsx';
import { ServiceReviews } from './ServiceReviews.tsx';
import { ShareButton } from './ShareButton.tsx';
import { SimilarServices } from './SimilarServices.tsx';
import { useVisit } from './use-visit.ts';

const GoneService = lazyPart(
  async () => (await import('./GoneService.tsx')).GoneService,
  () => <MissingPart />,
);
const OwnerPanel = lazyPart(async () => (await import('./OwnerPanel.tsx')).OwnerPanel);

export function DetailPage() {
  const id = Number(useParams().id);
  const { data: service, error, refetch } = useService(id);
  usePageTitle(service?.title);
  useVisit(service);
  if (service) return <Detail key={service.id} service={service} />;
  if (isApiError(error, 'not_found')) {
    return (
      <Suspense fallback={<DetailSkeleton />}>
        <GoneService id={id} />
      </Suspense>
    );
  }
  return error ? <DetailFailure id={id} error={error} onRetry={() => void refetch()} /> : <DetailSkeleton />;
}

function Detail({ service }: { service: Service }) {
  const account = useAccount();
  const userType = useSession((session) => session.userType);
  const place = usePlace();
  const isOwner = account?.id === service.provider_id;
  return (
    <div className="wrap flex flex-col gap-2 py-2 sm:gap-4 sm:py-4">
      <Breadcrumbs
        crumbs={[
          { label: 'Inicio', to: '/' },
          { label: service.category, to: categoryPath({ slug: service.category_slug }, place) },
          { label: service.title },
        ]}
      />
      <ReplyOffer />
      <WaitingChange serviceId={service.id} className="self-start" />
      {isOwner && (
        <Suspense fallback={<div className="h-46 sm:h-19" />}>
          <OwnerPanel service={service} />
        </Suspense>
      )}
      <div className="grid gap-8 md:grid-cols-[minmax(0,1fr)_18rem] lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-5 sm:gap-8">
          <div className="flex flex-col gap-3 sm:gap-5">
            <DetailHeader service={service} />
            {!isOwner && <PauseNotice pause={service.pause} />}
            <div className="relative min-w-0">
              <Gallery
                images={service.images}
                title={service.title}
                cover={
                  <ServiceCover
                    of={{ ...service, provider_image: service.provider.profile_image }}
                    className="relative block aspect-2/1 overflow-hidden rounded-card"
                  />
                }
                actions={
                  <>
                    <FavoriteButton service={service} />
                    <ShareButton service={service} />
                  </>
                }
              />
              <AvailableMark schedule={service.schedule} className="absolute top-3 left-3" />
            </div>
          </div>
          <DetailBody service={service} />
          {!isOwner && (
            <ReportButton kind="service" id={service.id} name={service.title} className="-my-3 -ml-3 self-start" />
          )}
        </div>
        <div className="flex flex-col gap-5 self-start md:sticky md:top-24">
          <ContactCard service={service} isOwner={isOwner} />
          <ProviderCard service={service} />
        </div>
      </div>
      <div className="mt-6 flex flex-col gap-12">
        <ServiceReviews serviceId={service.id} providerId={service.provider_id} count={service.reviews_count} />
        <SimilarServices service={service} />
        {userType !== 'provider' && (
          <p className="rounded-card bg-sunken px-5 py-4 text-center">
            ¿Ofrecés servicios?{' '}
            <Link
              to="/subscription-plans"
              className="inline-flex min-h-11 items-center font-semibold text-link underline"
            >
              Publicá en Tero
            </Link>
          </p>
        )}
      </div>
    </div>
  );
}
