import type { AdvancedStats } from '@tero/shared/contract/admin/figures/stats';
import { defaultStatsPeriod, type StatsPeriod, statsPeriods } from '@tero/shared/rules/admin';
import { formatRate } from '@tero/shared/rules/metrics';
import { address } from '@tero/shared/rules/text/address';
import { shortDate } from '@tero/shared/rules/time/time';
import Briefcase from 'lucide-react/icons/briefcase';
import Star from 'lucide-react/icons/star';
import UserRoundPlus from 'lucide-react/icons/user-round-plus';
import Users from 'lucide-react/icons/users';
import { useAddress } from '../../../lib/navigation/use-address.ts';
import { Figure, Figures } from '../../../ui/Figures.tsx';
import { Chips } from '../../../ui/RadioGroup.tsx';
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';
import { AdminFailure } from '../AdminFailure.tsx';
import { AdminPage } from '../AdminPage.tsx';
import { Summary, SummaryLine } from '../Summary.tsx';
import { useAdvancedStats } from './queries.ts';
import { Registrations, TopCategories } from './StatsCharts.tsx';

const labels: Record<StatsPeriod, string> = { 7: '7 días', 30: '30 días', 90: '90 días', 365: '365 días' };
const count = new Intl.NumberFormat('es-UY');

/** Returns the period in the address, and a function to change it. */
function usePeriod(): [StatsPeriod, (chosen: string) => void] {
  const [params, change] = useAddress();
  const period = statsPeriods.find((days) => String(days) === params.get('period')) ?? defaultStatsPeriod;
  return [period, (chosen) => change({ period: chosen })];
}

export function StatsPage() {
  const [period, choose] = usePeriod();
  const { data, error, refetch } = useAdvancedStats(period);
  return (
    <AdminPage
      title="Estadísticas avanzadas"
      lead={data && `Del ${shortDate(data.from)} al ${shortDate(data.to)}, los dos días incluidos.`}
      actions={
        <Chips
          legend="Período"
          hideLegend
          choices={statsPeriods.map((days) => ({ value: String(days), label: labels[days] }))}
          value={String(period)}
          onChange={choose}
        />
      }
    >
      {data ? (
        <Stats stats={data} />
      ) : error ? (
        <AdminFailure error={error} title="Error al cargar estadísticas" onRetry={() => void refetch()} />
      ) : (
        <Loading label="Cargando estadísticas…" className="flex flex-col gap-5">
          <Skeleton className="h-24 rounded-card" />
          <Skeleton className="h-80 rounded-card" />
        </Loading>
      )}
    </AdminPage>
  );
}

function Stats({ stats }: { stats: AdvancedStats }) {
  const { growth, subscriptions, payments } = stats;
  const { from, to } = stats;
  return (
    <>
      <Figures label="Crecimiento del período">
        <Figure
          Icon={Users}
          name="Clientes nuevos"
          value={count.format(growth.newUsers)}
          to={address`/admin/users?from=${from}&to=${to}`}
        />
        <Figure
          Icon={UserRoundPlus}
          name="Proveedores nuevos"
          value={count.format(growth.newProviders)}
          to={address`/admin/providers?from=${from}&to=${to}`}
        />
        <Figure
          Icon={Briefcase}
          name="Servicios nuevos"
          value={count.format(growth.newServices)}
          note="activos o no"
          to={address`/admin/services?from=${from}&to=${to}`}
        />
        <Figure
          Icon={Star}
          name="Reseñas nuevas"
          value={count.format(growth.newReviews)}
          note="que cuentan en el promedio"
          to={address`/admin/reviews?from=${from}&to=${to}`}
        />
      </Figures>
      <Registrations daily={stats.daily} />
      <div className="grid gap-5 lg:grid-cols-3">
        <Summary title="Registros del período">
          <SummaryLine
            name="Proveedores entre los registros nuevos del período"
            value={growth.newUsers + growth.newProviders === 0 ? 'Sin registros' : formatRate(growth.providerShare)}
          />
        </Summary>
        <Summary title="Suscripciones hoy">
          <SummaryLine
            name="Suscripciones activas"
            value={count.format(subscriptions.active)}
            to="/admin/subscriptions?status=active"
          />
          <SummaryLine
            name="Suscripciones pendientes de pago"
            value={count.format(subscriptions.pending)}
            to="/admin/subscriptions?status=pending"
          />
          <SummaryLine
            name="Suscripciones expiradas"
            value={count.format(subscriptions.expired)}
            to="/admin/subscriptions?status=expired"
          />
        </Summary>
        <Summary title="Pagos del período">
          <SummaryLine
            name="Pagos completados"
            value={count.format(payments.successful)}
            to={address`/admin/payments?status=completed&from=${from}&to=${to}`}
          />
          <SummaryLine
            name="Pagos pendientes"
            value={count.format(payments.pending)}
            to={address`/admin/payments?status=pending&from=${from}&to=${to}`}
          />
          <SummaryLine
            name="Cobros fallidos"
            value={count.format(payments.failed)}
            to={address`/admin/payments?status=failed&from=${from}&to=${to}`}
          />
        </Summary>
      </div>
      <TopCategories categories={stats.topCategories} />
    </>
  );
}
