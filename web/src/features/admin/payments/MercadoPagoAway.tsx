import { relativeTime } from '@tero/shared/rules/time/relative-time';
import { Card } from '../../../ui/Card.tsx';
import { useTodo } from '../queries.ts';

/** Says that Mercado Pago does not answer, and what to do; shows nothing while it answers (rule ADM-142). */
export function MercadoPagoAway() {
  const { data = [] } = useTodo();
  const { count = 0, oldest = null } = data.find(({ kind }) => kind === 'mercadopago') ?? {};
  if (count === 0 || oldest === null) return null;
  return (
    <Card className="flex flex-col gap-3">
      <p className="font-semibold">
        Mercado Pago no le responde a este servidor. Primera falla: {relativeTime(oldest, new Date()).toLowerCase()}
      </p>
      <p>
        Nadie puede suscribirse ni cancelar. Avisale a quien opera el servidor: Mercado Pago puede estar caído, o la
        variable MP_ACCESS_TOKEN ya no sirve. Cuando se arregle, Tero consulta lo que falta.
      </p>
    </Card>
  );
}
