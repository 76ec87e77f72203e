import { periods } from '@tero/shared/contract/metrics';
import type { Period } from '@tero/shared/rules/metrics';
import { PageTabs } from '../../lib/navigation/PageTabs.tsx';
import { useAccount } from '../../lib/session/session.ts';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Chips } from '../../ui/RadioGroup.tsx';
import { PostsTab } from './PostsTab.tsx';
import { ServicesTab } from './ServicesTab.tsx';
import { usePeriod } from './use-period.ts';

const labels: Record<Period, string> = { week: 'Semana', month: 'Mes', year: 'Año' };
const spans: Record<Period, string> = {
  week: 'Los últimos 7 días, hoy incluido.',
  month: 'Los últimos 30 días, hoy incluido.',
  year: 'Los últimos 365 días, hoy incluido.',
};

/** Shows the metrics of the provider's own profile, services and posts. */
export function MetricsPage() {
  const account = useAccount();
  const [period, choose] = usePeriod();
  if (!account) return null;
  const given = { providerId: account.id, period };
  return (
    <div className="wrap flex flex-col gap-6 py-6 sm:py-8">
      <PageHeading
        title="Métricas"
        lead={spans[period]}
        actions={
          <Chips
            legend="Período"
            hideLegend
            choices={periods.map((value) => ({ value, label: labels[value] }))}
            value={period}
            onChange={choose}
          />
        }
      />
      <PageTabs
        label="Métricas"
        tabs={[
          { value: 'services', label: 'Servicios', content: <ServicesTab {...given} /> },
          { value: 'posts', label: 'Publicaciones', content: <PostsTab {...given} /> },
        ]}
      />
    </div>
  );
}
