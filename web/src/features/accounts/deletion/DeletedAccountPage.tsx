import { longDate } from '@tero/shared/rules/time/time';
import UserX from 'lucide-react/icons/user-x';
import { entryPath } from '../../../lib/navigation/entry-path.ts';
import { useAddress } from '../../../lib/navigation/use-address.ts';
import { FlowPage } from '../../../ui/FlowPage.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';

/**
 * Explains what the deletion of an account did, what happens next and when, and how to recover the account (rule
 * ACC-93).
 */
export function DeletedAccountPage() {
  const [params] = useAddress();
  const until = params.get('until') ?? '';
  const day = Number.isNaN(Date.parse(until)) ? null : longDate(until);
  return (
    <FlowPage
      icon={<UserX size={30} aria-hidden="true" />}
      title="Tu cuenta ya no se ve"
      text="Ocultamos lo que publicaste, cerramos tus sesiones y no te mandamos más notificaciones. Si tenías una suscripción, la cancelamos en Mercado Pago y no te cobramos más."
    >
      <dl className="flex flex-col gap-4">
        <div>
          <dt className="font-semibold">{day ? `El ${day}` : 'A los siete días'}</dt>
          <dd className="mt-1 text-muted">
            Borramos para siempre tus datos, tus favoritos, tu historial y todo lo que publicaste.
          </dd>
        </div>
        <div>
          <dt className="font-semibold">Qué queda</dt>
          <dd className="mt-1 text-muted">
            Quedan las reseñas que dejaste, como «Usuario anónimo». Los presupuestos que aceptaste quedan 5 años, con tu
            nombre y tu celular, para quien te los hizo. De los pagos queda lo que pide la ley, sin tu nombre.
          </dd>
        </div>
        <div>
          <dt className="font-semibold">¿Cambiaste de idea?</dt>
          <dd className="mt-1 text-muted">
            Iniciá sesión antes de ese día y tocá «Recuperar mi cuenta». Vuelve todo como estaba.
          </dd>
        </div>
      </dl>
      <LinkButton to="/" wide>
        Ir al inicio
      </LinkButton>
      <LinkButton to={entryPath('login')} variant="outline" wide>
        Iniciar sesión
      </LinkButton>
    </FlowPage>
  );
}
