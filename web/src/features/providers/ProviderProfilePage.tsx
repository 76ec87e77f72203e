import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { lazyPart, MissingPart } from '../../lib/lazy-part.tsx';
import { useSession } from '../../lib/session/session.ts';
import { NoProfile } from './profile/ProfileFailure.tsx';
import { ProfileHeaderSkeleton } from './profile/ProfileHeaderSkeleton.tsx';
import { VisitedProfile } from './profile/VisitedProfile.tsx';

// most who come are no provider, and read another's
const OwnProfile = lazyPart(async () => (await import('./owner/OwnProfile.tsx')).OwnProfile, MissingPart);

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
        <Suspense key={providerId} fallback={<ProfileHeaderSkeleton />}>
          <OwnProfile providerId={providerId} />
        </Suspense>
      ) : (
        <VisitedProfile key={providerId} providerId={providerId} />
      )}
    </div>
  );
}
