import type { ProviderMetrics } from '@tero/shared/contract/metrics';
import type { Period } from '@tero/shared/rules/metrics';
import { ChartFrame } from '../../common/chart/ChartFrame.tsx';
import { ChartTable } from '../../common/chart/ChartTable.tsx';
import { TimeChart } from '../../common/chart/lazy-charts.tsx';
import { axisLabel, bucketLabel } from './bucket-labels.ts';

interface ActivityProps {
  buckets: ProviderMetrics['clicksOverTime'];
  period: Period;
}

/** Shows the views and contacts of the profile and services by day, or by month for a year. */
export function Activity({ buckets, period }: ActivityProps) {
  const views = buckets.reduce((sum, bucket) => sum + bucket.views, 0);
  const contacts = buckets.reduce((sum, bucket) => sum + bucket.clicks, 0);
  return (
    <ChartFrame
      title="Vistas y contactos"
      text={`${views} ${views === 1 ? 'vista' : 'vistas'} de tu perfil y tus servicios, y ${contacts} ${contacts === 1 ? 'contacto' : 'contactos'}.`}
      legend={[
        { label: 'Vistas', color: 'bg-primary' },
        { label: 'Contactos', color: 'bg-accent' },
      ]}
      isEmpty={views + contacts === 0}
      chart={
        <TimeChart
          buckets={buckets}
          at="date"
          series={[
            { key: 'views', name: 'Vistas', color: 'primary', look: 'bar' },
            { key: 'clicks', name: 'Contactos', color: 'accent', look: 'line' },
          ]}
          axisLabel={(day) => axisLabel(day, period)}
          fullLabel={(day) => bucketLabel(day, period)}
          dots={period !== 'month'}
        />
      }
      table={
        <ChartTable
          caption="Vistas y contactos"
          columns={[period === 'year' ? 'Mes' : 'Día', 'Vistas', 'Contactos']}
          rows={buckets.map((bucket) => [bucketLabel(bucket.date, period), bucket.views, bucket.clicks])}
        />
      }
    />
  );
}
