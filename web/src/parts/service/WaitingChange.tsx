import { WaitingNote } from '../outbox/WaitingNote.tsx';
import { useWaiting } from '../outbox/waiting.ts';

/** A note on a service whose edit waits in the outbox. */
export function WaitingChange({ serviceId, className }: { serviceId: number; className?: string }) {
  const item = useWaiting('service-edit', serviceId).at(-1);
  if (!item) return null;
  return (
    <WaitingNote item={item} words="Tus cambios se publican cuando haya señal" {...(className && { className })} />
  );
}
