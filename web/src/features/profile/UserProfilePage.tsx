import type { SessionAccount } from '@tero/shared/contract/accounts';
import { PageTabs } from '../../lib/navigation/PageTabs.tsx';
import { useAccount } from '../../lib/session/session.ts';
import { LastThings } from './LastThings.tsx';
import { PersonalData } from './PersonalData.tsx';
import { ProfileHeader } from './ProfileHeader.tsx';
import { ProfileSettings } from './ProfileSettings.tsx';

export function UserProfilePage() {
  const account = useAccount();
  if (!account) return null;
  return (
    <div className="wrap flex max-w-4xl! flex-col gap-6 py-6 sm:py-10">
      <ProfileHeader account={account} />
      <PageTabs label="Mi Perfil" tabs={tabsFor(account)} />
    </div>
  );
}

function tabsFor(account: SessionAccount) {
  return [
    { value: 'profile', label: 'Perfil', content: <PersonalData account={account} /> },
    { value: 'history', label: 'Historial', content: <LastThings of="history" /> },
    { value: 'favorites', label: 'Favoritos', content: <LastThings of="favorites" /> },
    { value: 'settings', label: 'Configuración', content: <ProfileSettings /> },
  ];
}
