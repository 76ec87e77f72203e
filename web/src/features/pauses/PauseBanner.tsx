import type { Pause } from '@tero/shared/rules/services/pause';
import { dayAndMonth } from '@tero/shared/rules/time/time';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import { WaitingNote } from '../../common/outbox/WaitingNote.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { useShownPause } from './queries.ts';

/**
 * Shows, above the provider's own profile, when the pause ends or the planned pause begins, with a link to change it
 * (rule PAUSE-6).
 */
export function PauseBanner({ given }: { given: Pause | undefined }) {
  const { pause, planned, item } = useShownPause(given, true);
  const shown = pause ?? planned;
  return (
    <>
      {item && (
        <WaitingNote
          item={item}
          words="Cambiamos tu pausa cuando vuelva la conexión"
          refused="No pudimos cambiar tu pausa"
        />
      )}
      {shown && (
        <section
          aria-label="Tu pausa"
          className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card bg-warn-ground px-4 py-4 text-warn-ink sm:px-6"
        >
          <CalendarClock size={24} aria-hidden="true" className="shrink-0 self-start" />
          <div className="min-w-0 flex-1 basis-60">
            <p className="font-bold font-heading text-lg">
              {planned
                ? `Tu pausa empieza el ${dayAndMonth(planned.from)}`
                : `Estás en pausa: volvés el ${dayAndMonth(shown.until)}`}
            </p>
            <p>
              {planned
                ? `Volvés el ${dayAndMonth(planned.until)}. Tu perfil muestra esos días.`
                : 'Tus servicios no aparecen en las búsquedas ni en las listas hasta ese día.'}
            </p>
          </div>
          <LinkButton to="/provider/pause" variant="outline" className="max-sm:w-full">
            {planned ? 'Cambiar o anular la pausa' : 'Cambiar o terminar la pausa'}
          </LinkButton>
        </section>
      )}
    </>
  );
}
