import { PageTabs } from '../../../lib/navigation/PageTabs.tsx';
import { usePageTitle } from '../../../lib/navigation/page-title.ts';
import { useAddress } from '../../../lib/navigation/use-address.ts';
import { AdminPage } from '../AdminPage.tsx';
import { ActivityTable } from './ActivityTable.tsx';
import { CrashTable } from './CrashTable.tsx';
import { LateMails } from './LateMails.tsx';
import { logsTable, vitalsTable } from './queries.ts';
import { VitalTable } from './VitalTable.tsx';

const activity = {
  title: 'Registro de actividad',
  lead: 'Qué hicieron los administradores y quién entró o intentó entrar. Nadie puede cambiar ni borrar este registro: queda para siempre, con lo privado tapado. Los textos públicos de la gente quedan dos años, o hasta que se elimina su cuenta.',
};
const crashes = {
  title: 'Fallas en los navegadores',
  lead: 'Errores de la aplicación en los dispositivos de la gente, sin datos personales. Se guardan 30 días.',
};

const vitals = {
  title: 'Velocidad en los dispositivos',
  lead: 'Velocidad de una parte de las visitas, sin datos personales: tres de cada cuatro fueron así de rápidas o más. Guardamos las medidas 60 días.',
};
const mails = {
  title: 'Emails sin enviar y SMS de hoy',
  lead: 'Emails pendientes hace más de diez minutos, y los que no pudimos mandar en los últimos 7 días.',
};
const heads = new Map([
  ['emails', mails],
  ['fallas', crashes],
  ['velocidad', vitals],
]);

const tabs = [
  { value: 'actividad', label: 'Actividad', content: <ActivityTable /> },
  { value: 'fallas', label: 'Fallas en los navegadores', content: <CrashTable /> },
  { value: 'emails', label: 'Emails y SMS', content: <LateMails /> },
  { value: 'velocidad', label: 'Velocidad', content: <VitalTable /> },
];

/** The filters of the lists. Changing tabs removes them, because they mean nothing in another list. */
const own = [logsTable, vitalsTable]
  .flatMap(({ filters = [] }) => filters.map(({ name }) => name))
  .concat('from', 'to');

export function LogsPage() {
  const [params] = useAddress();
  const head = heads.get(params.get('tab') ?? '') ?? activity;
  usePageTitle(`${head.title} · Administración`);
  return (
    <AdminPage {...head}>
      <PageTabs label="Registros" tabs={tabs} own={own} />
    </AdminPage>
  );
}
