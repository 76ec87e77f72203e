import type { Review } from '@tero/shared/contract/reviews';
import Heart from 'lucide-react/icons/heart';
import { useTellQueued } from '../../../common/outbox/use-tell-queued.ts';
import { messageOf } from '../../../lib/http/messages.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { toast } from '../../../ui/toast.tsx';
import { thanks, useThank } from '../list/queries.ts';
import { replyQueued } from './ReplyForm.tsx';

interface ThankButtonProps {
  review: Review;
  isAsking: boolean;
  onAsk: (isAsking: boolean) => void;
}

/** Sends the button's label as the reply once the person has confirmed it (rule REV-17). */
export function ThankButton({ review, isAsking, onAsk }: ThankButtonProps) {
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
    onAsk(false);
  }
  return (
    <>
      <Button variant="ghost" size="sm" aria-haspopup="dialog" onClick={() => onAsk(true)}>
        <Heart size={16} aria-hidden="true" />
        <span className="sr-only">Responder: </span>«{thanks}»
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={onAsk}
        title={`¿Respondés «${thanks}»?`}
        description="La respuesta la lee cualquiera, y le avisamos a quien escribió la reseña."
        confirmLabel="Publicar respuesta"
        busyLabel="Publicando..."
        busy={isPending}
        variant="primary"
        onConfirm={() => void thank()}
      />
    </>
  );
}
