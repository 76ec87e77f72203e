import CalendarClock from 'lucide-react/icons/calendar-clock';
import { OfflineState } from '../../common/OfflineState.tsx';
import { OwnPageHead } from '../../common/OwnPageHead.tsx';
import { WaitingNote } from '../../common/outbox/WaitingNote.tsx';
import { OfflineError } from '../../lib/http/client/api-error.ts';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { ErrorState } from '../../ui/StateCard.tsx';
import { PauseForm } from './PauseForm.tsx';
import { useOwnPause, useShownPause } from './queries.ts';

const meanwhile = [
  'Si la planeás con tiempo, empieza a las 0:00 del primer día sin que hagas nada. Tu perfil ya muestra esos días.',
  'Tus servicios y promociones no aparecen en búsquedas, listas ni notificaciones.',
  'Quien tenga el enlace de tu perfil o de un servicio lo puede abrir, y ve qué día volvés.',
  'Tus clientes te pueden escribir igual desde ahí.',
  'La pausa no detiene los cobros de tu suscripción ni alarga el mes que pagaste.',
  'El día que elegiste, a las 0:00, volvemos a mostrar tus servicios sin que hagas nada. También podés terminar la pausa antes.',
];

/**
 * Shows the page where a provider pauses all its services now or later, changes the days and ends the pause (rule
 * PAUSE-1).
 */
export function PausePage() {
  return (
    <div className="wrap flex max-w-5xl! flex-col gap-5 py-6 sm:py-8">
      <OwnPageHead
        title="Pausa"
        lead="¿Te vas de licencia o no das abasto? Ocultá tus servicios hasta el día que elijas."
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Content />
        <aside aria-labelledby="mientras" className="rounded-card bg-primary-soft p-5 text-on-primary-soft">
          <h2 id="mientras" className="flex items-center gap-2 text-xl">
            <CalendarClock size={22} aria-hidden="true" className="shrink-0" />
            Mientras tanto
          </h2>
          <ul className="mt-3 flex list-disc flex-col gap-2 pl-5">
            {meanwhile.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </aside>
      </div>
    </div>
  );
}

function Content() {
  const { data, error, isPending, refetch } = useOwnPause();
  const { pause, planned, item } = useShownPause(data, true);
  const retry = () => void refetch();
  if (isPending) {
    return (
      <Loading>
        <Skeleton className="h-131.5 rounded-card" />
      </Loading>
    );
  }
  // a pause in the outbox is known before the server responds
  if (data === undefined && !item) {
    return error instanceof OfflineError ? (
      <OfflineState onRetry={retry} />
    ) : (
      <ErrorState title="No pudimos cargar tu pausa" onRetry={retry} />
    );
  }
  return (
    <div className="flex min-w-0 flex-col gap-5">
      {item && <WaitingNote item={item} words="Guardamos tu pausa cuando vuelva la conexión" refused="No se guardó" />}
      <PauseForm pause={pause} planned={planned} />
    </div>
  );
}
