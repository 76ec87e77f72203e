import MessagesSquare from 'lucide-react/icons/messages-square';
import History from 'lucide-react/icons/rotate-ccw-clock';
import { useEntryPath } from '../../lib/navigation/entry-path.ts';
import { useAddress } from '../../lib/navigation/use-address.ts';
import { useAccount } from '../../lib/session/session.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { EmptyState } from '../../ui/StateCard.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { ContactQuestions } from './ContactQuestions.tsx';
import { HistoryList } from './HistoryList.tsx';
import { OwnReviews } from './OwnReviews.tsx';

const tabs = [
  { value: 'visited', label: 'Visitados', content: <HistoryList kind="visited" /> },
  { value: 'contacted', label: 'Contactados', content: <Contacted /> },
  { value: 'reviews', label: 'Tus reseñas', content: <OwnReviews /> },
];

function Contacted() {
  return (
    <>
      <ContactQuestions />
      <HistoryList kind="contacted" />
    </>
  );
}

export function HistoryPage() {
  const account = useAccount();
  return (
    <div className="wrap py-6 sm:py-10">
      <PageHeading
        title="Mi Historial"
        lead="Los servicios que visitaste, los proveedores que contactaste y las reseñas que dejaste."
        actions={
          account && (
            <LinkButton to="/mis-pedidos" variant="outline">
              <MessagesSquare size={20} aria-hidden="true" />
              Mis pedidos
            </LinkButton>
          )
        }
      />
      <div className="mt-6">{account ? <HistoryTabs /> : <LoginPrompt />}</div>
    </div>
  );
}

function HistoryTabs() {
  const [params, change] = useAddress();
  const asked = params.get('tab');
  const value = tabs.some((tab) => tab.value === asked) && asked !== null ? asked : 'visited';
  return (
    <Tabs
      label="Historial"
      tabs={tabs}
      value={value}
      onValueChange={(tab) => change({ tab: tab === 'visited' ? null : tab })}
    />
  );
}

function LoginPrompt() {
  const entry = useEntryPath();
  return (
    <EmptyState
      icon={<History size={30} aria-hidden="true" />}
      title="Iniciá sesión para ver tu historial"
      text="Así volvés a encontrar los servicios que te interesaron, en cualquier dispositivo."
      actions={
        <>
          <LinkButton to={entry('login')}>Iniciar sesión</LinkButton>
          <LinkButton to={entry('register')} variant="outline">
            Registrarse
          </LinkButton>
        </>
      }
    />
  );
}
