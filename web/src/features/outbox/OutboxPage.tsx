import { CircleCheck, Download, LifeBuoy } from 'lucide-react';
import { hasBackgroundSync } from '../../lib/device/platform.ts';
import { useOnline } from '../../lib/http/connectivity.ts';
import { type OutboxItem, retryAll, useOutboxItems } from '../../offline/outbox/outbox.ts';
import { Button } from '../../ui/Button.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { EmptyState } from '../../ui/StateCard.tsx';
import { toast } from '../../ui/toast.tsx';
import { exportItems, summaryOf } from './export-items.ts';
import { WaitingItem } from './OutboxItem.tsx';

/** The outbox: everything written on this device that has not arrived. */
export function OutboxPage() {
  const items = useOutboxItems();
  const many = (items?.length ?? 0) > 1;
  return (
    <div className="wrap py-6 sm:py-10">
      <PageHeading
        title="Pendientes"
        lead="Lo que escribiste en este dispositivo y todavía no llegó a Tero."
        actions={
          many && (
            <Button variant="outline" onClick={() => void retryAll()}>
              Reintentar todo
            </Button>
          )
        }
      />
      <div className="mt-6 max-w-3xl">
        {items === null && <ItemsSkeleton />}
        {items?.length === 0 && <NothingWaits />}
        {items && items.length > 0 && (
          <>
            <p className="mb-4 rounded-control bg-info-soft px-4 py-3 text-info text-sm">
              {hasBackgroundSync()
                ? 'Sale por su cuenta cuando haya señal, aunque cierres Tero.'
                : 'Sale por su cuenta cuando haya señal: dejá Tero abierta hasta que se envíe.'}
            </p>
            <ul className="flex flex-col gap-4">
              {items.map((item) => (
                <WaitingItem key={item.id} item={item} />
              ))}
            </ul>
            <Export items={items} />
          </>
        )}
      </div>
    </div>
  );
}

/** Takes what waits out of the device, for its person or for the team. */
function Export({ items }: { items: readonly OutboxItem[] }) {
  const online = useOnline();
  const save = () => void exportItems(items).catch(() => toast.error('No pudimos hacerlo. Probá de nuevo.'));
  return (
    <div className="mt-6 flex flex-wrap gap-3">
      <Button variant="outline" onClick={save}>
        <Download size={18} aria-hidden="true" />
        Guardar en un archivo
      </Button>
      <LinkButton
        to="/contact"
        variant="outline"
        state={{ subject: 'No sale lo que tengo pendiente', message: summaryOf(items, online) }}
      >
        <LifeBuoy size={18} aria-hidden="true" />
        Pedir ayuda
      </LinkButton>
    </div>
  );
}

function NothingWaits() {
  return (
    <EmptyState
      icon={<CircleCheck size={30} aria-hidden="true" />}
      title="No tenés nada pendiente"
      text="Todo lo que mandaste ya llegó."
      actions={
        <LinkButton to="/" variant="outline">
          Ir al inicio
        </LinkButton>
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
