import { citaHours } from '@tero/shared/rules/quotes/cita';
import { localDay } from '@tero/shared/rules/time/time';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import { OfflineState } from '../../../common/OfflineState.tsx';
import { OwnPageHead } from '../../../common/OwnPageHead.tsx';
import { useClock } from '../../../lib/device/clock.ts';
import { OfflineError } from '../../../lib/http/client/api-error.ts';
import { useSession } from '../../../lib/session/session.ts';
import { Card } from '../../../ui/Card.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '../../../ui/StateCard.tsx';
import { CitaLine } from './CitaLine.tsx';
import { nearDay } from './cita-words.ts';
import { useComingCitas } from './coming-queries.ts';
import { daysOf } from './days.ts';

/** Mis citas: a provider's week with its gaps and what comes later, a client's days; also without signal (rule CITA-7). */
export function CitasPage() {
  const isProvider = useSession(({ userType }) => userType === 'provider');
  const { data: citas, error, refetch } = useComingCitas();
  const today = useClock(localDay);
  const retry = () => void refetch();
  const list = isProvider ? '/provider/quotes' : '/mis-pedidos';
  return (
    <div className="wrap flex max-w-3xl! flex-col gap-5 py-6 sm:py-8">
      <OwnPageHead
        title="Mis citas"
        lead={
          citas?.length
            ? `Tocá una cita para verla, confirmarla, cambiarla o suspenderla.${isProvider ? ' Tu semana la ves solo vos.' : ''}`
            : 'Se proponen, se confirman y se cambian en cada presupuesto aceptado.'
        }
        profile={isProvider ? '/provider-profile' : '/user-profile'}
      />
      {citas && citas.length > 0 && today && (
        <ol className="flex flex-col gap-3">
          {daysOf(citas, today, isProvider).map(({ day, entries }) => (
            <li key={day}>
              <Card className="py-3!">
                <h2 className="font-sans font-semibold text-base tracking-normal first-letter:uppercase">
                  {nearDay(day, today)}
                </h2>
                {entries.length === 0 && <p className="text-muted">Libre</p>}
                <ul className="divide-y divide-line empty:hidden">
                  {entries.map((entry) => (
                    <li key={'cita' in entry ? entry.cita.path : entry.free.from}>
                      {'cita' in entry ? (
                        <CitaLine
                          cita={entry.cita}
                          when={citaHours(entry.cita)}
                          note={entry.isAtOnce ? 'A la misma hora que otra cita' : undefined}
                        />
                      ) : (
                        <p className="py-2 text-muted">{`Libre de ${entry.free.from} a ${entry.free.until}`}</p>
                      )}
                    </li>
                  ))}
                </ul>
              </Card>
            </li>
          ))}
        </ol>
      )}
      {citas?.length === 0 && (
        <EmptyState
          icon={<CalendarClock size={30} aria-hidden="true" />}
          title="No tenés citas por venir"
          text={`Cuando ${isProvider ? 'tu cliente acepte' : 'aceptes'} un presupuesto, en su página se propone el día, la hora y el lugar.`}
          actions={<LinkButton to={list}>{isProvider ? 'Ir a Mis presupuestos' : 'Ver mis pedidos'}</LinkButton>}
        />
      )}
      {!citas && error instanceof OfflineError && <OfflineState onRetry={retry} />}
      {!citas && error && !(error instanceof OfflineError) && (
        <ErrorState title="No pudimos cargar tus citas" onRetry={retry} />
      )}
      {!citas && !error && (
        <Loading>
          <Skeleton className="h-24 rounded-card" />
          <Skeleton className="mt-3 h-24 rounded-card" />
        </Loading>
      )}
    </div>
  );
}
