import type { SessionAccount } from '@tero/shared/contract/accounts';
import MessagesSquare from 'lucide-react/icons/messages-square';
import { PageTabs } from '../../lib/navigation/PageTabs.tsx';
import { useAccount } from '../../lib/session/session.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
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
    { value: 'history', label: 'Historial', content: <LastHistory /> },
    { value: 'favorites', label: 'Favoritos', content: <LastThings of="favorites" /> },
    { value: 'settings', label: 'Configuración', content: <ProfileSettings /> },
  ];
}

function LastHistory() {
  return (
    <div className="flex flex-col gap-5">
      <LastThings of="history" />
      <LinkButton to="/mis-pedidos" variant="outline" className="self-start max-sm:self-stretch">
        <MessagesSquare size={20} aria-hidden="true" />
        Mis pedidos
      </LinkButton>
    </div>
  );
}
