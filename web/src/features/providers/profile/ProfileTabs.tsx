import type { PublicProvider } from '@tero/shared/contract/providers';
import { type ReactNode, useEffect } from 'react';
import { whenIdle } from '../../../lib/device/idle.ts';
import { laterPart, MissingPart } from '../../../lib/lazy-part.tsx';
import { useAddress } from '../../../lib/navigation/use-address.ts';
import { partsWait, whenWanted, withTouch } from '../../../lib/session/wanted.ts';
import { useServicesOfProvider } from '../../../parts/service/provider-queries.ts';
import { Tabs } from '../../../ui/Tabs.tsx';

const tabs = ['services', 'posts', 'reviews'] as const;

const word = <span>Publicaciones</span>;
const PostsWord = laterPart(
  withTouch(async () => (await import('./PostsWord.tsx')).PostsWord),
  word,
  () => word,
);
const ProfilePosts = laterPart(async () => (await import('./ProfilePosts.tsx')).ProfilePosts, null, MissingPart);
const ProfileReviews = laterPart(async () => (await import('./ProfileReviews.tsx')).ProfileReviews, null, MissingPart);

/** Fetches what only other tabs show. */
export async function loadTabParts(): Promise<unknown> {
  // who saves data gets it with the first touch
  return partsWait() || Promise.all([PostsWord.ahead(), ProfilePosts.ahead(), ProfileReviews.ahead()]);
}

interface ProfileTabsProps {
  provider: PublicProvider;
  isOwn: boolean;
  /** the tab of the services */
  children: ReactNode;
}

/** The tabs of a profile. The address has the tab, a linked post, and the filter and order of the reviews. */
export function ProfileTabs({ provider, isOwn, children }: ProfileTabsProps) {
  const [search, change] = useAddress();
  const services = useServicesOfProvider(provider.id).data;
  useEffect(() => {
    void whenWanted().then(() => whenIdle(() => void loadTabParts()));
  }, []);
  return (
    <Tabs
      label="Perfil del proveedor"
      value={search.has('post') ? 'posts' : (tabs.find((tab) => tab === search.get('tab')) ?? 'services')}
      onValueChange={(tab) => change({ tab, post: null, filter: null, sort: null })}
      tabs={[
        { value: 'services', label: `Servicios (${services?.length ?? provider.services_count})`, content: children },
        {
          value: 'posts',
          label: <PostsWord providerId={provider.id} />,
          content: <ProfilePosts providerId={provider.id} isOwn={isOwn} />,
        },
        {
          value: 'reviews',
          label: `Reseñas (${provider.review_count})`,
          content: <ProfileReviews providerId={provider.id} isOwn={isOwn} />,
        },
      ]}
    />
  );
}
