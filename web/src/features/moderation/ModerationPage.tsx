import ShieldCheck from 'lucide-react/icons/shield-check';
import { useLocation } from 'react-router-dom';
import { OfflineState } from '../../common/OfflineState.tsx';
import { isApiError, OfflineError } from '../../lib/http/client/api-error.ts';
import { entryPath } from '../../lib/navigation/entry-path.ts';
import { useAddress } from '../../lib/navigation/use-address.ts';
import { useAccount } from '../../lib/session/session.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/StateCard.tsx';
import { DecisionCard } from './DecisionCard.tsx';
import { useDecisions } from './queries.ts';

/**
 * Shows the team's decisions about a person's publications: all, or one decision behind a mail or notice (rule MOD-9).
 */
export function ModerationPage() {
  const [search] = useAddress();
  const id = Number(search.get('aviso')) || null;
  const token = search.get('token') ?? undefined;
  return (
    <div className="wrap flex max-w-3xl! flex-col gap-6 py-6 sm:py-10">
      <PageHeading
        title="Decisiones del equipo"
        lead="Acá ves las decisiones del equipo de Tero sobre lo que publicaste, y podés responderlas."
      />
      <Content key={`${id}`} id={id} token={token} />
    </div>
  );
}

function Content({ id, token }: { id: number | null; token: string | undefined }) {
  const account = useAccount();
  const location = useLocation();
  const { data, error, refetch } = useDecisions(id, token);
  const retry = () => void refetch();
  if (!data && error instanceof OfflineError) return <OfflineState onRetry={retry} />;
  if (!data && (isApiError(error, 'not_found') || isApiError(error, 'session_required'))) {
    return (
      <EmptyState
        title={account ? 'Esa notificación no es de tu cuenta' : 'Para ver la decisión, iniciá sesión'}
        text="También podés abrir la decisión con el enlace del email que te mandamos, sin iniciar sesión."
        actions={
          <LinkButton to={account ? '/moderacion' : entryPath('login', location)}>
            {account ? 'Ver las decisiones sobre mi cuenta' : 'Iniciar sesión'}
          </LinkButton>
        }
      />
    );
  }
  if (!data && error) return <ErrorState title="No pudimos cargar las decisiones" onRetry={retry} />;
  if (!data) {
    return (
      <Loading label="Cargando…" className="flex flex-col gap-3">
        <Skeleton className="h-48 rounded-card" />
      </Loading>
    );
  }
  if (data.length === 0) {
    return (
      <EmptyState
        icon={<ShieldCheck size={30} aria-hidden="true" />}
        title="No hay decisiones"
        text="Si revisamos algo tuyo, lo vas a ver acá."
        actions={<LinkButton to="/">Ir al inicio</LinkButton>}
      />
    );
  }
  return (
    <>
      <ul className="flex flex-col gap-4">
        {data.map((decision) => (
          <li key={decision.id}>
            <DecisionCard decision={decision} token={token} />
          </li>
        ))}
      </ul>
      {id !== null && account && (
        <LinkButton to="/moderacion" variant="outline" className="self-start">
          Ver todas
        </LinkButton>
      )}
    </>
  );
}
