import { cardOwner } from '@tero/shared/rules/site/card';
import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { lazyPart, MissingPart } from '../../lib/lazy-part.tsx';
import { useSession } from '../../lib/session/session.ts';
import { NoProfile, UnknownProfile } from './profile/ProfileFailure.tsx';
import { ProfileHeaderSkeleton } from './profile/ProfileHeaderSkeleton.tsx';
import { VisitedProfile } from './profile/VisitedProfile.tsx';

// loaded only when needed: most visitors are not providers and read another person's profile
const OwnProfile = lazyPart(async () => (await import('./owner/OwnProfile.tsx')).OwnProfile, MissingPart);

/** Shows a provider's public profile, also at its short link (rule CARD-1). Without an id it shows the person's own. */
export function ProviderProfilePage() {
  const { id, card } = useParams();
  const ownId = useSession(({ userType, account }) => (userType === 'provider' ? account?.id : undefined));
  const providerId = card ? cardOwner(card) : id === undefined ? ownId : Number(id);
  return (
    <div className="wrap flex flex-col gap-6 py-6 sm:py-8">
      {providerId === null ? (
        <UnknownProfile />
      ) : providerId === undefined ? (
        <NoProfile />
      ) : providerId === ownId ? (
        <Suspense key={providerId} fallback={<ProfileHeaderSkeleton />}>
          <OwnProfile providerId={providerId} />
        </Suspense>
      ) : (
        <VisitedProfile key={providerId} providerId={providerId} byCard={card !== undefined} />
      )}
    </div>
  );
}
