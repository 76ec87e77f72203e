import type { PublicProvider } from '@tero/shared/contract/providers';
import { useAddress } from '../../lib/navigation/use-address.ts';
import { usePostsOfProvider } from '../../parts/post/queries.ts';
import { choiceOf } from '../../parts/review/arrange.ts';
import { useServicesOfProvider } from '../../parts/service/provider-queries.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import { ProfilePosts } from './ProfilePosts.tsx';
import { ProfileReviews } from './ProfileReviews.tsx';
import { ProfileServices } from './ProfileServices.tsx';

const tabs = ['services', 'posts', 'reviews'] as const;

/** The tabs of a profile. The address has the tab, a linked post, and the filter and order of the reviews. */
export function ProfileTabs({ provider, isOwn }: { provider: PublicProvider; isOwn: boolean }) {
  const [search, change] = useAddress();
  const services = useServicesOfProvider(provider.id).data;
  const posts = usePostsOfProvider(provider.id).data;
  return (
    <Tabs
      label="Perfil del proveedor"
      value={search.has('post') ? 'posts' : choiceOf(tabs, search.get('tab'))}
      onValueChange={(tab) => change({ tab, post: null, filter: null, sort: null })}
      tabs={[
        {
          value: 'services',
          label: `Servicios (${services?.length ?? provider.services_count})`,
          content: <ProfileServices providerId={provider.id} isOwn={isOwn} />,
        },
        {
          value: 'posts',
          label: posts ? `Publicaciones (${posts.length})` : 'Publicaciones',
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
