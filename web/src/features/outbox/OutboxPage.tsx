import { CircleCheck } from 'lucide-react';
import { hasBackgroundSync } from '../../lib/device/platform.ts';
import { retryAll, useOutboxItems } from '../../offline/outbox/outbox.ts';
import { Button } from '../../ui/Button.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { EmptyState } from '../../ui/StateCard.tsx';
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
          </>
        )}
      </div>
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
