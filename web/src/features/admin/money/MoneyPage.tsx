import { type MoneyMonth, type MoneySpan, moneySpans } from '@tero/shared/contract/admin/figures/money';
import { formatPesos } from '@tero/shared/rules/money/money';
import { longDate, monthAndYear, startOfDay } from '@tero/shared/rules/time/time';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import Coins from 'lucide-react/icons/coins';
import HandCoins from 'lucide-react/icons/hand-coins';
import UserRoundPlus from 'lucide-react/icons/user-round-plus';
import { useAddress } from '../../../lib/navigation/use-address.ts';
import { Figure, Figures } from '../../../ui/Figures.tsx';
import { Chips } from '../../../ui/RadioGroup.tsx';
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';
import { AdminFailure } from '../AdminFailure.tsx';
import { AdminPage } from '../AdminPage.tsx';
import { MonthTable } from './MonthTable.tsx';
import { useMoney } from './queries.ts';

const count = new Intl.NumberFormat('es-UY');

/** Returns the number of months in the address, and a function to change it. */
function useSpan(): [MoneySpan, (chosen: string) => void] {
  const [params, change] = useAddress();
  const span = moneySpans.find((months) => String(months) === params.get('months')) ?? 12;
  return [span, (chosen) => change({ months: chosen })];
}

export function MoneyPage() {
  const [span, choose] = useSpan();
  const { data, error, refetch } = useMoney(span);
  return (
    <AdminPage
      title="Ingresos"
      lead="Pagos y suscripciones, mes por mes."
      actions={
        <Chips
          legend="Período"
          hideLegend
          choices={moneySpans.map((months) => ({ value: String(months), label: `${months} meses` }))}
          value={String(span)}
          onChange={choose}
        />
      }
    >
      {data ? (
        <Money {...data} />
      ) : error ? (
        <AdminFailure error={error} title="Error al cargar los ingresos" onRetry={() => void refetch()} />
      ) : (
        <Loading label="Cargando ingresos…" className="flex flex-col gap-5">
          <Skeleton className="h-24 rounded-card" />
          <Skeleton className="h-80 rounded-card" />
        </Loading>
      )}
    </AdminPage>
  );
}

interface MoneyProps {
  months: MoneyMonth[];
  expected: { until: string; charges: number; amount: number };
}

function Money({ months, expected }: MoneyProps) {
  const [now] = months;
  const total = months.reduce((sum, { income, refunds }) => sum + income - refunds, 0);
  return (
    <>
      {now && (
        <Figures label="Este mes y los próximos">
          <Figure Icon={Coins} name={`Cobrado en ${monthName(now.month)}`} value={formatPesos(now.income)} />
          <Figure Icon={HandCoins} name="Devuelto este mes" value={formatPesos(now.refunds)} />
          <Figure Icon={UserRoundPlus} name="Suscripciones nuevas" value={count.format(now.started + now.won_back)} />
          <Figure
            Icon={CalendarClock}
            name={`A cobrar hasta el ${longDate(startOfDay(expected.until).toISOString())}`}
            value={formatPesos(expected.amount)}
          />
        </Figures>
      )}
      <MonthTable months={months} nameOf={monthName} />
      <p className="text-muted">
        En estos {months.length} meses entraron {formatPesos(total)}, descontado lo devuelto. Esperamos cobrar{' '}
        {expected.charges === 1 ? 'una cuota' : `${count.format(expected.charges)} cuotas`} de las suscripciones que se
        renuevan; las cuotas que fallan no cuentan como ingreso.
      </p>
    </>
  );
}

const monthName = (month: string) => monthAndYear(startOfDay(`${month}-01`).toISOString());
