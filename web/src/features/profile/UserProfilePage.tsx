import type { SessionAccount } from '@tero/shared/contract/accounts';
import { Heart, History } from 'lucide-react';
import { PageTabs } from '../../lib/navigation/PageTabs.tsx';
import { useAccount } from '../../lib/session/session.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { EmptyState } from '../../ui/StateCard.tsx';
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
    { value: 'history', label: 'Historial', content: historyPlace },
    { value: 'favorites', label: 'Favoritos', content: favoritesPlace },
    { value: 'settings', label: 'Configuración', content: <ProfileSettings /> },
  ];
}

/** A placeholder that leads to the real page (rule NAV-32). */
const historyPlace = (
  <EmptyState
    icon={<History size={30} aria-hidden="true" />}
    title="Tu historial tiene su propia página"
    text="Ahí están los servicios que visitaste, los proveedores que contactaste y tus reseñas. Acá todavía no mostramos un resumen."
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
