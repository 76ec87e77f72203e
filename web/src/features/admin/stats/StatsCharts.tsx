import type { AdvancedStats } from '@tero/shared/contract/admin/figures/stats';
import { longDate } from '@tero/shared/rules/time/time';
import { ChartFrame } from '../../../common/chart/ChartFrame.tsx';
import { ChartTable } from '../../../common/chart/ChartTable.tsx';
import { RankChart, TimeChart } from '../../../common/chart/lazy-charts.tsx';

const shortDay = new Intl.DateTimeFormat('es-UY', { day: 'numeric', month: 'numeric', timeZone: 'UTC' });

/** Shows the registrations by day. */
export function Registrations({ daily }: Pick<AdvancedStats, 'daily'>) {
  const all = daily.reduce((sum, { users, providers }) => sum + users + providers, 0);
  return (
    <ChartFrame
      title="Registros por día"
      text={`${all} ${all === 1 ? 'registro' : 'registros'} en ${daily.length} días.`}
      legend={[
        { label: 'Clientes', color: 'bg-primary' },
        { label: 'Proveedores', color: 'bg-accent' },
      ]}
      isEmpty={all === 0}
      chart={
        <TimeChart
          buckets={daily}
          at="day"
          series={[
            { key: 'users', name: 'Clientes', color: 'primary', look: 'stack' },
            { key: 'providers', name: 'Proveedores', color: 'accent', look: 'stack' },
          ]}
          axisLabel={(day) => shortDay.format(new Date(day))}
          fullLabel={longDate}
        />
      }
      table={
        <ChartTable
          caption="Registros por día"
          columns={['Día', 'Clientes', 'Proveedores']}
          rows={daily.map(({ day, users, providers }) => [longDate(day), users, providers])}
        />
      }
    />
  );
}

export function TopCategories({ categories }: { categories: AdvancedStats['topCategories'] }) {
  return (
    <ChartFrame
      title="Categorías con más servicios"
      text="Servicios que hoy están a la vista en cada categoría."
      isEmpty={categories.length === 0}
      chart={
        <RankChart
          rows={categories.map(({ category, count }, at) => ({ id: at, title: category, value: count }))}
          name="Servicios"
          whole
        />
      }
      table={
        <ChartTable
          caption="Categorías con más servicios"
          columns={['Categoría', 'Servicios']}
          rows={categories.map(({ category, count }) => [category, count])}
        />
      }
    />
  );
}
