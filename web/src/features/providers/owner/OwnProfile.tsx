import { WaitingNote } from '../../../common/outbox/WaitingNote.tsx';
import { usePageTitle } from '../../../lib/navigation/page-title.ts';
import { Breadcrumbs } from '../../../ui/Breadcrumbs.tsx';
import { PushOffer } from '../../notifications/push/PushOffer.tsx';
import { PauseBanner } from '../../pauses/PauseBanner.tsx';
import { WaitingPosts } from '../../posts/card/WaitingPosts.tsx';
import { ProfileFailure } from '../profile/ProfileFailure.tsx';
import { ProfileHeader } from '../profile/ProfileHeader.tsx';
import { ProfileHeaderSkeleton } from '../profile/ProfileHeaderSkeleton.tsx';
import { ProfileTabs } from '../profile/ProfileTabs.tsx';
import { useProvider } from '../queries.ts';
import { OwnerActions } from './OwnerActions.tsx';
import { OwnerTools } from './OwnerTools.tsx';
import { OwnOffers } from './OwnOffers.tsx';
import { OwnServices } from './OwnServices.tsx';
import { Published } from './Published.tsx';
import { useShownProvider } from './shown-provider.ts';
import { WaitingServices } from './WaitingServices.tsx';

/** Shows a provider's profile to its owner, including the changes that wait on this device. */
export function OwnProfile({ providerId }: { providerId: number }) {
  const { data, error, refetch } = useProvider(providerId);
  const { provider, item } = useShownProvider(data);
  const name = provider && (provider.company_name ?? provider.name);
  usePageTitle('Mi Perfil');
  if (!provider && error) {
    return (
      <>
        <ProfileFailure error={error} onRetry={() => void refetch()} />
        <WaitingServices />
        <div className="mx-auto flex w-full max-w-2xl flex-col gap-5">
          <WaitingPosts isOwn />
        </div>
      </>
    );
  }
  if (!provider || !name) return <ProfileHeaderSkeleton />;
  return (
    <>
      {/* on phones the first screen is for the owner's actions, and the bar shows which page is open */}
      <div className="max-sm:hidden">
        <Breadcrumbs crumbs={[{ label: 'Inicio', to: '/' }, { label: 'Mi Perfil' }]} />
      </div>
      <Published providerId={providerId} />
      {item && (
        <WaitingNote
          item={item}
          words="Guardamos los cambios de tu perfil cuando vuelva la conexión"
          refused="No se guardó"
        />
      )}
      <ProfileHeader provider={provider} name={name} own={<OwnerActions />} />
      <PauseBanner given={provider.pause ?? provider.planned_pause} />
      <OwnerTools providerId={providerId} />
      <ProfileTabs provider={provider} isOwn>
        <OwnServices providerId={providerId} />
      </ProfileTabs>
      <OwnOffers providerId={providerId} />
      <PushOffer
        title="Activá las notificaciones"
        text="Te avisamos en este dispositivo cuando te aceptan un presupuesto, te dejan una reseña o cambia tu suscripción. Sin publicidad."
        ask="Activar notificaciones"
      />
    </>
  );
}
