import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { usePageTitle } from '../../lib/navigation/page-title.ts';
import { useSession } from '../../lib/session/session.ts';
import { useOffers } from '../../parts/offer/queries.ts';
import { WaitingNote } from '../../parts/outbox/WaitingNote.tsx';
import { PauseNotice } from '../../parts/pause/PauseNotice.tsx';
import { WaitingPosts } from '../../parts/post/WaitingPosts.tsx';
import { useProvider } from '../../parts/provider/queries.ts';
import { PushOffer } from '../../parts/push/PushOffer.tsx';
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx';
import { cx } from '../../ui/cx.ts';
import { OwnerTools } from './OwnerTools.tsx';
import { NoProfile, ProfileFailure } from './ProfileFailure.tsx';
import { ProfileHeader, ProfileHeaderSkeleton } from './ProfileHeader.tsx';
import { ProfileOffers } from './ProfileOffers.tsx';
import { ProfileTabs } from './ProfileTabs.tsx';
import { Published } from './Published.tsx';
import { PauseBanner } from './pause/PauseBanner.tsx';
import { useShownProvider } from './shown-provider.ts';
import { useProfileVisit } from './use-profile-visit.ts';
import { WaitingServices } from './WaitingServices.tsx';

/** A provider's public profile; without an id, the person's own. */
export function ProviderProfilePage() {
  const { id } = useParams();
  const ownId = useSession(({ userType, account }) => (userType === 'provider' ? account?.id : undefined));
  const providerId = id === undefined ? ownId : Number(id);
  return (
    <div className="wrap flex flex-col gap-6 py-6 sm:py-8">
      {providerId === undefined ? (
        <NoProfile />
      ) : (
        <Profile key={providerId} providerId={providerId} isOwn={providerId === ownId} />
      )}
    </div>
  );
}

/** Milliseconds, once the profile is there, that its tabs wait for the promotions, which stand above them. */
const longestHidden = 700;

function useLate(milliseconds: number, hasBegun: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!hasBegun) return;
    const timer = window.setTimeout(() => setLate(true), milliseconds);
    return () => window.clearTimeout(timer);
  }, [milliseconds, hasBegun]);
  return isLate;
}

function Profile({ providerId, isOwn }: { providerId: number; isOwn: boolean }) {
  const { data, error, refetch } = useProvider(providerId);
  const areOffersAwaited = useOffers(providerId).isPending;
  const { provider, item } = useShownProvider(data, isOwn);
  const isLate = useLate(longestHidden, provider !== undefined);
  const name = provider && (provider.company_name ?? provider.name);
  usePageTitle(isOwn ? 'Mi Perfil' : name);
  useProfileVisit(provider, isOwn);
  if (!provider && error) {
    return (
      <>
        <ProfileFailure error={error} onRetry={() => void refetch()} />
        <WaitingServices isOwn={isOwn} />
        {isOwn && (
          <div className="mx-auto flex w-full max-w-2xl flex-col gap-5">
            <WaitingPosts isOwn={isOwn} />
          </div>
        )}
      </>
    );
  }
  if (!provider || !name) return <ProfileHeaderSkeleton />;
  return (
    <>
      {/* on phones the first screen is for what its owner does, and the bar says where one is */}
      <div className={cx(isOwn && 'max-sm:hidden')}>
        <Breadcrumbs
          crumbs={[
            { label: 'Inicio', to: '/' },
            isOwn ? { label: 'Mi Perfil' } : { label: 'Servicios', to: '/servicios' },
            ...(isOwn ? [] : [{ label: name }]),
          ]}
        />
      </div>
      {isOwn && <Published providerId={provider.id} />}
      {item && (
        <WaitingNote item={item} words="Los cambios de tu perfil se guardan cuando haya señal" refused="No se guardó" />
      )}
      <ProfileHeader provider={provider} name={name} isOwn={isOwn} />
      {isOwn ? <PauseBanner given={provider.pause} /> : <PauseNotice pause={provider.pause} />}
      {isOwn && <OwnerTools providerId={provider.id} />}
      {isOwn && (
        <PushOffer
          title="Enterate al instante"
          text="Te avisamos en este dispositivo cuando te dejan una reseña o cambia tu suscripción. Nada de publicidad."
          ask="Activar avisos"
        />
      )}
      <ProfileOffers providerId={provider.id} isOwn={isOwn} />
      {/* the promotions come above: what they would push down is shown with them */}
      <div className={cx(areOffersAwaited && !isLate && 'invisible')}>
        <ProfileTabs provider={provider} isOwn={isOwn} />
      </div>
    </>
  );
}
