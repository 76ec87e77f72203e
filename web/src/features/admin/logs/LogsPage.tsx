import { PageTabs } from '../../../lib/navigation/PageTabs.tsx';
import { usePageTitle } from '../../../lib/navigation/page-title.ts';
import { useAddress } from '../../../lib/navigation/use-address.ts';
import { AdminPage } from '../AdminPage.tsx';
import { ActivityTable } from './ActivityTable.tsx';
import { CrashTable } from './CrashTable.tsx';

const activity = {
  title: 'Registro de actividad',
  lead: 'Lo que hicieron los administradores, y quién ingresó o lo intentó. No se puede cambiar ni borrar.',
};
const crashes = {
  title: 'Fallas en los navegadores',
  lead: 'Errores de la aplicación en los dispositivos de la gente, sin datos personales. Se guardan 30 días.',
};

const tabs = [
  { value: 'actividad', label: 'Actividad', content: <ActivityTable /> },
  { value: 'fallas', label: 'Fallas en los navegadores', content: <CrashTable /> },
];

export function LogsPage() {
  const [params] = useAddress();
  const head = params.get('tab') === 'fallas' ? crashes : activity;
  usePageTitle(`${head.title} · Administración`);
  return (
    <AdminPage {...head}>
      <PageTabs label="Registros" tabs={tabs} />
    </AdminPage>
  );
}
