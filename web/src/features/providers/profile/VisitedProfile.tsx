import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyPart } from '../../../lib/lazy-part.tsx';
import { usePageTitle } from '../../../lib/navigation/page-title.ts';
import { Breadcrumbs } from '../../../ui/Breadcrumbs.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useIsDrawn } from '../../../ui/use-is-drawn.ts';
import { PauseNotice } from '../../pauses/PauseNotice.tsx';
import { useProvider } from '../queries.ts';
import { AfterOffers } from './AfterOffers.tsx';
import { ProfileFailure } from './ProfileFailure.tsx';
import { ProfileHeader } from './ProfileHeader.tsx';
import { ProfileHeaderSkeleton } from './ProfileHeaderSkeleton.tsx';
import { ProfileOffers } from './ProfileOffers.tsx';
import { ProfileServices } from './ProfileServices.tsx';
import { ProfileTabs } from './ProfileTabs.tsx';
import { useProfileVisit } from './use-profile-visit.ts';

const Recommended = lazyPart(async () => (await import('./Recommended.tsx')).Recommended);

/** Shows a provider's profile to everybody except the provider. */
export function VisitedProfile({ providerId, byCard }: { providerId: number; byCard: boolean }) {
  const { data: provider, error, refetch } = useProvider(providerId);
  const name = provider && (provider.company_name ?? provider.name);
  usePageTitle(name);
  useProfileVisit(provider, byCard);
  const { hash } = useLocation();
  const isDrawn = useIsDrawn();
  if (!provider && error) return <ProfileFailure error={error} onRetry={() => void refetch()} />;
  if (!provider || !name) return <ProfileHeaderSkeleton />;
  return (
    <>
      <Breadcrumbs crumbs={[{ label: 'Inicio', to: '/' }, { label: 'Servicios', to: '/servicios' }, { label: name }]} />
      {/* only after the first render, because the server does not receive the part of the address after `#` */}
      {isDrawn && hash.startsWith('#de=') && (
        <Suspense fallback={<Skeleton className="h-28 rounded-card" />}>
          <Recommended end={hash} />
        </Suspense>
      )}
      <ProfileHeader provider={provider} name={name} />
      <PauseNotice pause={provider.pause ?? provider.planned_pause} />
      <ProfileOffers providerId={providerId} />
      <AfterOffers providerId={providerId}>
        <ProfileTabs provider={provider} isOwn={false}>
          <ProfileServices providerId={providerId} />
        </ProfileTabs>
      </AfterOffers>
    </>
  );
}
