import type { DashboardStats } from '@tero/shared/contract/admin/figures/stats';
import { formatRate, percentage } from '@tero/shared/rules/metrics';
import { address } from '@tero/shared/rules/text/address';
import { localDay } from '@tero/shared/rules/time/time';
import Briefcase from 'lucide-react/icons/briefcase';
import Star from 'lucide-react/icons/star';
import UserRoundCheck from 'lucide-react/icons/user-round-check';
import Users from 'lucide-react/icons/users';
import { Figure, Figures } from '../../../ui/Figures.tsx';
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';
import { AdminFailure } from '../AdminFailure.tsx';
import { AdminPage } from '../AdminPage.tsx';
import { useDashboard } from '../queries.ts';
import { Summary, SummaryLine } from '../Summary.tsx';
import { Backups } from './Backups.tsx';
import { TodoList } from './TodoList.tsx';

const count = new Intl.NumberFormat('es-UY');
const mean = new Intl.NumberFormat('es-UY', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

export function DashboardPage() {
  const { data, error, refetch } = useDashboard();
  return (
    <AdminPage title="Panel de administración" lead="Cómo está Tero en este momento.">
      <TodoList />
      {data ? (
        <Dashboard stats={data} />
      ) : error ? (
        <AdminFailure error={error} title="Error al cargar estadísticas" onRetry={() => void refetch()} />
      ) : (
        <DashboardSkeleton />
      )}
    </AdminPage>
  );
}

function Dashboard({ stats }: { stats: DashboardStats }) {
  const { activeServices, totalServices, totalReviews, countedReviews, backup } = stats;
  const month = startOfMonth(localDay(new Date()));
  const inactive = totalServices - activeServices;
  const active = totalServices === 0 ? 'Sin servicios' : formatRate(percentage(activeServices, totalServices));
  return (
    <>
      <Figures label="Totales">
        <Figure Icon={Users} name="Total de clientes" value={count.format(stats.totalUsers)} to="/admin/users" />
        <Figure
          Icon={UserRoundCheck}
          name="Total de proveedores"
          value={count.format(stats.totalProviders)}
          to="/admin/providers"
        />
        <Figure
          Icon={Briefcase}
          name="Servicios activos"
          value={count.format(activeServices)}
          note={`de ${count.format(totalServices)} en total`}
          to="/admin/services?is_active=1"
        />
        <Figure
          Icon={Star}
          name="Calificación promedio"
          value={countedReviews === 0 ? 'Sin reseñas' : mean.format(stats.averageRating)}
          note={`de ${count.format(countedReviews)} ${countedReviews === 1 ? 'reseña que cuenta' : 'reseñas que cuentan'}`}
          to="/admin/reviews"
        />
      </Figures>
      <div className="grid gap-4 lg:grid-cols-2">
        <Summary title="Actividad reciente">
          <SummaryLine
            name="Clientes nuevos este mes"
            value={count.format(stats.recentUsers)}
            to={address`/admin/users?from=${month}`}
          />
          <SummaryLine
            name="Proveedores nuevos este mes"
            value={count.format(stats.recentProviders)}
            to={address`/admin/providers?from=${month}`}
          />
          <SummaryLine name="Total de reseñas" value={count.format(totalReviews)} to="/admin/reviews" />
        </Summary>
        <Summary title="Resumen de servicios">
          <SummaryLine name="Activos" value={count.format(activeServices)} to="/admin/services?is_active=1" />
          <SummaryLine name="Inactivos" value={count.format(inactive)} to="/admin/services?is_active=0" />
          <SummaryLine name="Porcentaje de activos" value={active} />
        </Summary>
        {backup && <Backups backup={backup} />}
      </div>
    </>
  );
}

const startOfMonth = (day: string) => day.replace(/\d\d$/, '01');

const figures = ['a', 'b', 'c', 'd'];

function DashboardSkeleton() {
  return (
    <Loading label="Cargando estadísticas…" className="flex flex-col gap-6">
      <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
        {figures.map((key) => (
          <Skeleton key={key} className="h-24 rounded-card" />
        ))}
      </div>
      <Skeleton className="h-48 rounded-card" />
    </Loading>
  );
}
