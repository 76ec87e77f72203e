import { useSession } from '../../lib/session/session.ts';
import { Button } from '../../ui/Button.tsx';
import { AdminFailure } from './AdminFailure.tsx';
import { AdminPage } from './AdminPage.tsx';
import { useUsersResponse } from './queries.ts';

/** Shows the debug page: the response of the clients' endpoint, and the data of the session. */
export function DebugPage() {
  const { status, account, userType, role } = useSession();
  const { data, error, isFetching, refetch } = useUsersResponse();
  const ask = () => void refetch();
  return (
    <AdminPage
      title="Depuración"
      lead="Página de depuración: no existe en producción."
      actions={
        <Button busy={isFetching} onClick={ask}>
          Pedir de nuevo
        </Button>
      }
    >
      <h2 className="text-2xl">GET /api/admin/users</h2>
      {error && !data ? (
        <AdminFailure error={error} title="Error al cargar usuarios" onRetry={ask} />
      ) : (
        <Json label="Respuesta" value={data ?? null} />
      )}
      <h2 className="text-2xl">Sesión</h2>
      <Json label="Sesión" value={{ status, userType, role, account }} />
    </AdminPage>
  );
}

function Json({ label, value }: { label: string; value: unknown }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section tabIndex={0} aria-label={label} className="max-h-96 overflow-auto rounded-card bg-sunken p-4 text-sm">
      <pre>{JSON.stringify(value, null, 2)}</pre>
    </section>
  );
}
