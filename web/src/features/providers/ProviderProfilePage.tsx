import { useParams } from 'react-router-dom';
import { laterPart, MissingPart } from '../../lib/lazy-part.tsx';
import { useSession } from '../../lib/session/session.ts';
import { partsWait } from '../../lib/session/wanted.ts';
import { ProfileHeaderSkeleton } from './profile/ProfileHeaderSkeleton.tsx';
import { OfferCards } from './profile/ProfileOffers.tsx';
import { loadTabParts } from './profile/ProfileTabs.tsx';
import { VisitedProfile } from './profile/VisitedProfile.tsx';

// most who come are no provider, and read another's
const OwnProfile = laterPart(
  async () => (await import('./owner/OwnProfile.tsx')).OwnProfile,
  <ProfileHeaderSkeleton />,
  MissingPart,
);
const NoProfile = laterPart(async () => (await import('./profile/ProfileFailure.tsx')).NoProfile, null, MissingPart);

/** Fetches what comes after the first drawing in a page from the server, where there is none. */
export function loadProfileParts(): Promise<unknown> {
  const isProvider = useSession.getState().userType === 'provider';
  return Promise.all([loadTabParts(), partsWait() || OfferCards.ahead(), isProvider && OwnProfile.ahead()]);
}

/** A provider's public profile; without an id, the person's own. */
export function ProviderProfilePage() {
  const { id } = useParams();
  const ownId = useSession(({ userType, account }) => (userType === 'provider' ? account?.id : undefined));
  const providerId = id === undefined ? ownId : Number(id);
  return (
    <div className="wrap flex flex-col gap-6 py-6 sm:py-8">
      {providerId === undefined ? (
        <NoProfile />
      ) : providerId === ownId ? (
        <OwnProfile key={providerId} providerId={providerId} />
      ) : (
        <VisitedProfile key={providerId} providerId={providerId} />
      )}
    </div>
  );
}
