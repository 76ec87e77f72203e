import type { DashboardStats } from '@tero/shared/contract/admin/stats';
import { formatRate, percentage } from '@tero/shared/rules/metrics';
import { relativeTime } from '@tero/shared/rules/time/relative-time';
import { Briefcase, Star, UserRoundCheck, Users } from 'lucide-react';
import { Figure, Figures } from '../../ui/Figures.tsx';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { AdminFailure } from './AdminFailure.tsx';
import { AdminPage } from './AdminPage.tsx';
import { useDashboard } from './queries.ts';
import { Summary, SummaryLine } from './Summary.tsx';
import { TodoList } from './TodoList.tsx';

const count = new Intl.NumberFormat('es-UY');
const mean = new Intl.NumberFormat('es-UY', { minimumFractionDigits: 1, maximumFractionDigits: 2 });

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
  const { activeServices, totalServices, totalReviews, backup } = stats;
  const inactive = totalServices - activeServices;
  const active = totalServices === 0 ? 'Sin servicios' : formatRate(percentage(activeServices, totalServices));
  return (
    <>
      <Figures label="Totales">
        <Figure Icon={Users} name="Total de clientes" value={count.format(stats.totalUsers)} />
        <Figure Icon={UserRoundCheck} name="Total de proveedores" value={count.format(stats.totalProviders)} />
        <Figure
          Icon={Briefcase}
          name="Servicios activos"
          value={count.format(activeServices)}
          note={`de ${count.format(totalServices)} en total`}
        />
        <Figure
          Icon={Star}
          name="Calificación promedio"
          value={totalReviews === 0 ? 'Sin reseñas' : mean.format(stats.averageRating)}
          note={`de ${count.format(totalReviews)} ${totalReviews === 1 ? 'reseña' : 'reseñas'}`}
        />
      </Figures>
      <div className="grid gap-4 lg:grid-cols-2">
        <Summary title="Actividad reciente">
          <SummaryLine name="Clientes nuevos este mes" value={count.format(stats.recentUsers)} />
          <SummaryLine name="Proveedores nuevos este mes" value={count.format(stats.recentProviders)} />
          <SummaryLine name="Total de reseñas" value={count.format(totalReviews)} />
        </Summary>
        <Summary title="Resumen de servicios">
          <SummaryLine name="Activos" value={count.format(activeServices)} />
          <SummaryLine name="Inactivos" value={count.format(inactive)} />
          <SummaryLine name="Porcentaje de activos" value={active} />
        </Summary>
        {backup && (
          <Summary title="Copias de seguridad">
            <SummaryLine
              name="Última copia"
              value={backup.at ? relativeTime(backup.at, new Date()) : 'Todavía ninguna'}
            />
            <SummaryLine name="Estado" value={backup.isLate ? 'Atrasadas' : 'Al día'} />
          </Summary>
        )}
      </div>
    </>
  );
}

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
