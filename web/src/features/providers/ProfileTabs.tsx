import type { PublicProvider } from '@tero/shared/contract/providers';
import { useSearchParams } from 'react-router-dom';
import { choiceOf } from '../../parts/review/arrange.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import { ProfileReviews } from './ProfileReviews.tsx';
import { ProfileServices } from './ProfileServices.tsx';
import { useServicesOfProvider } from './queries.ts';

const tabs = ['services', 'reviews'] as const;

/** The address holds the tab, and what the reviews are filtered and sorted by. */
export function ProfileTabs({ provider, isOwn }: { provider: PublicProvider; isOwn: boolean }) {
  const [search, setSearch] = useSearchParams();
  const services = useServicesOfProvider(provider.id).data;
  return (
    <Tabs
      label="Perfil del proveedor"
      value={choiceOf(tabs, search.get('tab'))}
      onValueChange={(tab) => setSearch({ tab }, { replace: true })}
      tabs={[
        {
          value: 'services',
          label: `Servicios (${services?.length ?? provider.services_count})`,
          content: <ProfileServices providerId={provider.id} isOwn={isOwn} />,
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
