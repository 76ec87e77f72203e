import type { SessionAccount } from '@tero/shared/contract/accounts';
import { Heart, History } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { useAccount } from '../../lib/session.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { EmptyState } from '../../ui/StateCard.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { PersonalData } from './PersonalData.tsx';
import { ProfileHeader } from './ProfileHeader.tsx';
import { ProfileSettings } from './ProfileSettings.tsx';

export function UserProfilePage() {
  const account = useAccount();
  const [params, setParams] = useSearchParams();
  if (!account) return null;
  const tabs = tabsFor(account);
  const tab = tabs.find(({ value }) => value === params.get('tab'))?.value ?? 'profile';
  return (
    <div className="wrap max-w-4xl! py-6 sm:py-10">
      <ProfileHeader account={account} />
      <Tabs
        label="Mi Perfil"
        className="mt-6"
        tabs={tabs}
        value={tab}
        onValueChange={(next) => setParams(next === 'profile' ? {} : { tab: next }, { replace: true })}
      />
    </div>
  );
}

function tabsFor(account: SessionAccount) {
  return [
    { value: 'profile', label: 'Perfil', content: <PersonalData account={account} /> },
    { value: 'history', label: 'Historial', content: historyPlace },
    { value: 'favorites', label: 'Favoritos', content: favoritesPlace },
    { value: 'settings', label: 'Configuración', content: <ProfileSettings /> },
  ];
}

/** S1 asks for a placeholder: it says where the real thing is. */
const historyPlace = (
  <EmptyState
    icon={<History size={30} aria-hidden="true" />}
    title="Tu historial tiene su propia página"
    text="Ahí están los servicios que visitaste y los proveedores que contactaste. Acá todavía no mostramos un resumen."
    actions={<LinkButton to="/historial">Ir a Mi Historial</LinkButton>}
  />
);

const favoritesPlace = (
  <EmptyState
    icon={<Heart size={30} aria-hidden="true" />}
    title="Tus favoritos tienen su propia página"
    text="Ahí podés ordenarlos, compararlos y compartir la lista. Acá todavía no mostramos un resumen."
    actions={<LinkButton to="/favoritos">Ir a Mis Favoritos</LinkButton>}
  />
);
