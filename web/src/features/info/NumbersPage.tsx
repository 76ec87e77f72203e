import type { NumbersMonth } from '@tero/shared/contract/numbers';
import { once } from '@tero/shared/once';
import { reasonLabels } from '@tero/shared/rules/moderation';
import { monthAndYear } from '@tero/shared/rules/time/time';
import { OfflineState } from '../../common/OfflineState.tsx';
import { OfflineError } from '../../lib/http/client/api-error.ts';
import { messageOf } from '../../lib/http/messages.ts';
import { Card } from '../../ui/Card.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { ErrorState } from '../../ui/StateCard.tsx';
import { MoreLink } from './layout/MoreLink.tsx';
import { useNumbers } from './numbers/queries.ts';

const few = 'Menos de cinco';
const format = once(() => new Intl.NumberFormat('es-UY'));
const counted = (count: number | null) => (count === null ? few : format().format(count));

/** Shows the figures of each month, from the database (rules MOD-14 and MOD-15). */
export function NumbersPage() {
  return (
    <div className="wrap py-8 sm:py-12">
      <PageHeading
        title="Tero en números"
        lead="Los números de los últimos meses completos. No mostramos los menores de cinco."
      />
      <div className="mt-8">
        <Months />
      </div>
      <div className="mt-8 flex flex-col items-start">
        <MoreLink to="/friendly-policies">Las reglas, en palabras simples</MoreLink>
        <MoreLink to="/como-ordenamos">Cómo ordenamos los resultados</MoreLink>
      </div>
    </div>
  );
}

function Months() {
  const { data, error, refetch } = useNumbers();
  if (data) {
    return (
      <ol className="grid gap-5 md:grid-cols-2">
        {data.map((month) => (
          <li key={month.month}>
            <Month month={month} />
          </li>
        ))}
      </ol>
    );
  }
  if (error instanceof OfflineError) return <OfflineState onRetry={() => void refetch()} />;
  if (error) {
    return (
      <ErrorState
        title="No pudimos cargar los números. Probá de nuevo."
        message={messageOf(error)}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <Loading className="grid gap-5 md:grid-cols-2">
      <Skeleton className="h-80 rounded-card" />
      <Skeleton className="h-80 rounded-card" />
    </Loading>
  );
}

function Month({ month }: { month: NumbersMonth }) {
  const removed = month.removed.filter(({ count }) => count !== null);
  const facts = [
    ['Servicios publicados por primera vez', counted(month.services)],
    ['Reseñas publicadas', counted(month.reviews)],
    ['Reportes recibidos', counted(month.reports)],
    [
      'Días hasta la primera decisión',
      month.days_to_decide === null ? 'Menos de cinco casos' : format().format(month.days_to_decide),
    ],
    ['Contenido que ocultamos', removed.length === 0 ? few : ''],
    ...removed.map(({ reason, count }) => [`· ${reasonLabels[reason]}`, counted(count)]),
    ...(removed.length > 0 && removed.length < month.removed.length ? [['· Cada uno de los demás motivos', few]] : []),
    ['Contenido que volvimos a mostrar tras una respuesta', counted(month.restored)],
    ['Verificaciones rechazadas', counted(month.rejected)],
  ];
  return (
    <Card className="h-full">
      <h2 className="text-xl first-letter:uppercase">{monthAndYear(`${month.month}-01`)}</h2>
      <dl className="mt-4 divide-y divide-line">
        {facts.map(([label, value]) => (
          <div key={label} className="flex items-baseline justify-between gap-4 py-2">
            <dt className="text-muted">{label}</dt>
            <dd className="shrink-0 text-right font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
