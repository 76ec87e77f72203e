import { useNavigate } from 'react-router-dom';
import { queuedMessage } from '../../lib/http/messages.ts';
import type { OutboxItem } from '../../offline/outbox/outbox.ts';
import { toast } from '../../ui/toast.tsx';

/**
 * Returns a function that shows that an item waits on this device and why, with a link to the outbox. `what` is a
 * sentence without its full stop.
 */
export function useTellQueued(): (item: Pick<OutboxItem, 'fault'>, what: string) => void {
  const navigate = useNavigate();
  return ({ fault }, what) => {
    toast.info(queuedMessage(what, fault), {
      duration: 6000,
      action: { label: 'Ver pendientes', onClick: () => navigate('/pendientes') },
    });
  };
}
