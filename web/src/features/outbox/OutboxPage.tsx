import CircleCheck from 'lucide-react/icons/circle-check';
import Download from 'lucide-react/icons/download';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import { hasBackgroundSync } from '../../lib/device/platform.ts';
import { useOnline } from '../../lib/http/connectivity.ts';
import { useEntryPath } from '../../lib/navigation/entry-path.ts';
import { useAccount, useSession } from '../../lib/session/session.ts';
import { useOutboxItems } from '../../offline/outbox/outbox.ts';
import { retryAll } from '../../offline/outbox/stored.ts';
import { Button } from '../../ui/Button.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { EmptyState } from '../../ui/StateCard.tsx';
import { toast } from '../../ui/toast.tsx';
import { DraftCard } from './DraftCard.tsx';
import { exportPending, type Pending, summaryOf } from './export-pending.ts';
import { LeftHereCard } from './LeftHereCard.tsx';
import { WaitingItem } from './OutboxItem.tsx';
import { useLeftHere, useUnsentDrafts } from './queries.ts';
import { failed } from './words.ts';

/** Shows the outbox and the drafts: everything written on this device that has not been sent. */
export function OutboxPage() {
  const items = useOutboxItems();
  const drafts = useUnsentDrafts();
  const { isRead: isOwnerRead, left } = useLeftHere();
  const isRestoring = useSession((session) => session.isRestoring);
  const isRead = items !== null && drafts !== null && isOwnerRead && !isRestoring;
  const leaves = (left?.items.length ?? 0) + (left?.drafts.length ?? 0) > 0;
  const many = (items?.length ?? 0) > 1;
  return (
    <div className="wrap py-6 sm:py-10">
      <PageHeading
        title="Pendientes"
        lead="Lo que escribiste o cambiaste en este dispositivo y todavía no llegó a Tero."
        actions={
          many && (
            <Button variant="outline" onClick={() => void retryAll()}>
              Reintentar todo
            </Button>
          )
        }
      />
      <div className="mt-6 max-w-3xl">
        {!isRead && <ItemsSkeleton />}
        {isRead && left && leaves && <LeftHereCard left={left} />}
        {isRead && items.length + drafts.length === 0 && !leaves && <NothingWaits />}
        {isRead && items.length + drafts.length > 0 && <PendingList items={items} drafts={drafts} />}
      </div>
    </div>
  );
}

/** Shows waiting items and drafts as one list, in the order of writing. */
function PendingList({ items, drafts }: Pending) {
  const waiting = items.map((item) => ({
    at: item.createdAt,
    card: <WaitingItem key={item.id} item={item} draft={drafts.find(({ id }) => id === item.id)} />,
  }));
  const begun = drafts
    .filter(({ id }) => !items.some((item) => item.id === id))
    .map((draft) => ({ at: draft.keptAt, card: <DraftCard key={draft.form} draft={draft} /> }));
  const cards = [...waiting, ...begun].sort((a, b) => a.at.getTime() - b.at.getTime());
  return (
    <>
      {items.length > 0 && (
        <p className="mb-4 rounded-control bg-info-soft px-4 py-3 text-info text-sm">
          {hasBackgroundSync()
            ? 'Enviamos todo apenas vuelva la conexión, aunque cierres Tero.'
            : 'Enviamos todo apenas vuelva la conexión. Dejá Tero abierto hasta entonces.'}
        </p>
      )}
      <ul className="flex flex-col gap-4">{cards.map(({ card }) => card)}</ul>
      <Export items={items} drafts={drafts} />
    </>
  );
}

/** Shows the ways to get the items off the device: for the person, or as a message to the team. */
function Export(pending: Pending) {
  const online = useOnline();
  const save = () => void exportPending(pending).catch(() => toast.error(failed));
  return (
    <div className="mt-6 flex flex-wrap gap-3">
      <Button variant="outline" onClick={save}>
        <Download size={18} aria-hidden="true" />
        Guardar una copia
      </Button>
      <LinkButton
        to="/contact"
        variant="outline"
        state={{ subject: 'Tengo cosas pendientes que no se envían', message: summaryOf(pending, online) }}
      >
        <LifeBuoy size={18} aria-hidden="true" />
        Pedir ayuda
      </LinkButton>
    </div>
  );
}

function NothingWaits() {
  const account = useAccount();
  const entryPath = useEntryPath();
  return (
    <EmptyState
      icon={<CircleCheck size={30} aria-hidden="true" />}
      title={account ? 'No tenés nada pendiente' : 'No hay nada pendiente acá'}
      text={account ? 'Todo lo que mandaste ya llegó.' : 'Para ver lo que escribiste con tu cuenta, iniciá sesión.'}
      actions={
        <>
          {!account && <LinkButton to={entryPath('login')}>Iniciar sesión</LinkButton>}
          <LinkButton to="/" variant="outline">
            Ir al inicio
          </LinkButton>
        </>
      }
    />
  );
}

function ItemsSkeleton() {
  return (
    <Loading className="flex flex-col gap-4">
      <Skeleton className="h-36 rounded-card" />
      <Skeleton className="h-36 rounded-card" />
    </Loading>
  );
}
