import type { Removal } from '@tero/shared/contract/admin/people';
import { shortDate } from '@tero/shared/rules/time/time';
import type { Fact } from '../../../ui/FactList.tsx';
import { counted, madeAt, personFacts } from '../table/facts.ts';
import { RemoveDialog } from '../table/RemoveDialog.tsx';
import { useRemoval } from './queries.ts';

interface RemoveAccountProps {
  account: { id: number; name: string; email: string };
  title: string;
  remove: (id: number) => Promise<unknown>;
  success: string;
  failure: string;
  onClose: () => void;
}

/** Confirms the deletion of an account, once it is known what goes along and what is paid (rule ADM-4). */
export function RemoveAccount({ account, remove, ...texts }: RemoveAccountProps) {
  const { data, error } = useRemoval(account.id);
  return (
    <RemoveDialog
      {...texts}
      question={`¿Eliminar a ${account.name} y sus datos personales?`}
      facts={
        data ? factsOf(data) : [...personFacts('Cuenta', account), ['Qué se borra', error ? unknown : 'Contando...']]
      }
      loading={!data}
      typed={data?.entitled_until ? account.email : undefined}
      remove={() => remove(account.id)}
    />
  );
}

const unknown = 'No pudimos contar sus datos. Cerrá y probá de nuevo.';

function factsOf({ goes, stays, entitled_until, ...account }: Removal): Fact[] {
  const gone = [
    ...counted(goes.services, 'servicio', 'servicios'),
    ...counted(goes.posts, 'publicación', 'publicaciones'),
    ...counted(goes.offers, 'promoción', 'promociones'),
    ...counted(goes.reviews_received, 'reseña que recibió', 'reseñas que recibió'),
    'sus datos personales',
  ];
  const kept = [
    ...counted(stays.reviews_written, 'reseña suya, sin su nombre', 'reseñas suyas, sin su nombre'),
    ...counted(stays.payments, 'pago, sin su nombre', 'pagos, sin su nombre'),
  ];
  return [
    ...personFacts('Cuenta', account),
    madeAt(account.created_at),
    ['Se borra', gone.join(', ')],
    ['Queda', kept.join(', ')],
    ['Suscripción', entitled_until && `Vigente hasta el ${shortDate(entitled_until)}, pero la cortamos ahora`],
  ];
}
