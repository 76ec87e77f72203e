import type { Removal } from '@tero/shared/contract/admin/people';
import type { ErasureRequest } from '@tero/shared/contract/admin/table';
import { shortDate } from '@tero/shared/rules/time/time';
import { useState } from 'react';
import type { Fact } from '../../../ui/FactList.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';
import { counted, madeAt, personFacts } from '../table/facts.ts';
import { RemoveDialog } from '../table/RemoveDialog.tsx';
import { useRemoval } from './queries.ts';

interface RemoveAccountProps {
  account: { id: number; name: string; email: string };
  title: string;
  remove: (id: number, request?: ErasureRequest) => Promise<unknown>;
  success: string;
  failure: string;
  onClose: () => void;
}

/**
 * Asks to confirm the deletion of an account. Says what else is deleted, what stays and why (rules ADM-4 and ADM-150).
 */
export function RemoveAccount({ account, remove, ...texts }: RemoveAccountProps) {
  const { data, error } = useRemoval(account.id);
  const [request, setRequest] = useState<'' | `${number}` | 'otherwise'>('');
  return (
    <RemoveDialog
      {...texts}
      question={`¿Eliminar a ${account.name} y sus datos personales?`}
      facts={
        data ? factsOf(data) : [...personFacts('Cuenta', account), ['Qué se borra', error ? unknown : 'Contando...']]
      }
      loading={!data}
      typed={data?.entitled_until ? account.email : undefined}
      remove={() => remove(account.id, request === 'otherwise' ? request : Number(request) || undefined)}
    >
      {data && (
        <Field
          label="Quién lo pidió"
          hint={data.requests.length > 0 ? 'De un mensaje queda el número, sin nombre ni texto.' : undefined}
        >
          <Select value={request} onChange={(event) => setRequest(event.target.value as typeof request)}>
            <option value="">Lo decidió el equipo</option>
            <option value="otherwise">La persona, por otro medio</option>
            {data.requests.map(({ id, subject, created_at }) => (
              <option key={id} value={id}>
                La persona, en el mensaje {id} del {shortDate(created_at)}: {subject}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </RemoveDialog>
  );
}

const unknown = 'No pudimos contar sus datos. Cerrá y probá de nuevo.';

function factsOf({ goes, stays, entitled_until, mailed, requests: _, ...account }: Removal): Fact[] {
  const gone = [
    ...counted(goes.services, 'servicio', 'servicios'),
    ...counted(goes.posts, 'publicación', 'publicaciones'),
    ...counted(goes.offers, 'promoción', 'promociones'),
    ...counted(goes.reviews_received, 'reseña que recibió', 'reseñas que recibió'),
    'sus datos personales',
  ];
  const kept = [
    ...counted(
      stays.reviews_written,
      'reseña suya, sin su nombre, porque es parte de una calificación',
      'reseñas suyas, sin su nombre, porque son parte de calificaciones',
    ),
    ...counted(
      stays.payments,
      'pago, sin su nombre, porque lo pide la ley',
      'pagos, sin su nombre, porque lo pide la ley',
    ),
    ...counted(
      stays.quotes,
      'presupuesto aceptado, 5 años, porque también es de la otra persona',
      'presupuestos aceptados, 5 años, porque también son de la otra persona',
    ),
    'en el registro, el número de la cuenta y esta eliminación, para mostrar que se hizo',
  ];
  return [
    ...personFacts('Cuenta', account),
    madeAt(account.created_at),
    ['Se borra', gone.join(', ')],
    ['Queda', kept.join('; ')],
    [
      'Le avisamos',
      mailed ? `por email, con el número de constancia, a ${account.email}` : 'No: nunca verificó su email',
    ],
    ['Suscripción', entitled_until && `Vigente hasta el ${shortDate(entitled_until)}, pero la cortamos ahora`],
  ];
}
