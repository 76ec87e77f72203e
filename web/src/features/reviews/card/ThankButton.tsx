import type { Review } from '@tero/shared/contract/reviews';
import Heart from 'lucide-react/icons/heart';
import { useTellQueued } from '../../../common/outbox/use-tell-queued.ts';
import { messageOf } from '../../../lib/http/messages.ts';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/toast.tsx';
import { thanks, useThank } from '../list/queries.ts';
import { replyQueued } from './ReplyForm.tsx';

/** Sends its own label as the reply. */
export function ThankButton({ review }: { review: Review }) {
  const { mutateAsync, isPending } = useThank(review);
  const tellQueued = useTellQueued();
  // also shows the result when the waiting reply has replaced this button
  async function thank() {
    try {
      const result = await mutateAsync();
      if (result.state === 'queued') tellQueued(result.item, replyQueued);
      else toast.success('Respuesta publicada');
    } catch (error) {
      toast.error(messageOf(error, 'Error al guardar la respuesta'));
    }
  }
  return (
    <Button variant="ghost" size="sm" busy={isPending} onClick={() => void thank()}>
      {!isPending && <Heart size={16} aria-hidden="true" />}
      <span className="sr-only">Responder: </span>«{thanks}»
    </Button>
  );
}
