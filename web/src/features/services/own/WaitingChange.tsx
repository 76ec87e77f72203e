import { Suspense } from 'react';
import { useWaiting } from '../../../common/outbox/waiting.ts';
import { lazyPart } from '../../../lib/lazy-part.tsx';

const WaitingNote = lazyPart(async () => (await import('../../../common/outbox/WaitingNote.tsx')).WaitingNote);

/** A note on a service whose edit waits in the outbox: its code comes when there is one. */
export function WaitingChange({ serviceId, className }: { serviceId: number; className?: string }) {
  const item = useWaiting('service-edit', serviceId).at(-1);
  if (!item) return null;
  return (
    <Suspense>
      <WaitingNote
        item={item}
        words="Publicamos tus cambios cuando vuelva la conexión"
        {...(className && { className })}
      />
    </Suspense>
  );
}
