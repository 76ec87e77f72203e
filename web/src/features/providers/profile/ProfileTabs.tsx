import type { PublicProvider } from '@tero/shared/contract/providers';
import type { ReactNode } from 'react';
import { useAddress } from '../../../lib/navigation/use-address.ts';
import { Tabs } from '../../../ui/Tabs.tsx';
import { useProviderRating } from '../../reviews/list/queries.ts';
import { useServicesOfProvider } from '../../services/provider-queries.ts';
import { PostsWord } from './PostsWord.tsx';
import { ProfilePosts } from './ProfilePosts.tsx';
import { ProfileReviews } from './ProfileReviews.tsx';

const tabs = ['services', 'posts', 'reviews'] as const;

interface ProfileTabsProps {
  provider: PublicProvider;
  isOwn: boolean;
  /** the content of the services tab */
  children: ReactNode;
}

/** Shows the tabs of a profile. The address stores the tab, a linked post, and the filter and order of the reviews. */
export function ProfileTabs({ provider, isOwn, children }: ProfileTabsProps) {
  const [search, change] = useAddress();
  const services = useServicesOfProvider(provider.id).data;
  const { count } = useProviderRating(provider);
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
          label: `Reseñas (${count})`,
          content: <ProfileReviews providerId={provider.id} isOwn={isOwn} />,
        },
      ]}
    />
  );
}
