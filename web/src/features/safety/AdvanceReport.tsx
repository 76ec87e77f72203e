import { useMutation } from '@tanstack/react-query';
import type { BodyOf } from '@tero/shared/contract/endpoint';
import type { moderation } from '@tero/shared/contract/moderation';
import Flag from 'lucide-react/icons/flag';
import { messageOf } from '../../lib/http/messages.ts';
import { send } from '../../offline/outbox/outbox.ts';
import { Button } from '../../ui/Button.tsx';
import type { Person } from './person.ts';

const said = {
  sent: 'Gracias por reportarlo. Una persona del equipo lo va a revisar.',
  queued: 'Guardamos tu reporte y lo enviamos apenas vuelva la conexión.',
};
const failed = 'No pudimos guardar el reporte. Probá de nuevo.';

/**
 * Reports with one tap that a provider asked for money in advance; the report waits in the outbox like others (rule
 * TRUST-71).
 */
function useReportAdvance({ id, name }: Person) {
  return useMutation({
    mutationFn: () =>
      send({
        kind: 'advance-report',
        params: {},
        body: { kind: 'profile', id, reason: 'advance', note: null } satisfies BodyOf<typeof moderation.report>,
        title: `Reporte: ${name}`,
        setKey: `advance:${id}`,
      }),
  });
}

export function AdvanceReport({ person, isNamed }: { person: Person; isNamed: boolean }) {
  const { mutate, data, error, isPending } = useReportAdvance(person);
  return (
    <div className="flex flex-col items-start gap-2">
      {!data && (
        <Button variant="outline" busy={isPending} onClick={() => mutate()} className="h-auto! min-h-11 py-2 text-left">
          <Flag size={18} aria-hidden="true" className="shrink-0" />
          {/* begins with what is read, for who hears the buttons alone */}
          <span className="wrap-anywhere">
            Me pidió plata por adelantado<span className={isNamed ? '' : 'sr-only'}>: {person.name}</span>
          </span>
        </Button>
      )}
      <p role="status" className="empty:hidden">
        {data && said[data.state]}
      </p>
      {error && (
        <p role="alert" className="font-medium text-danger text-sm">
          {messageOf(error, failed)}
        </p>
      )}
    </div>
  );
}
