import type { Review, ReviewResponse } from '@tero/shared/contract/reviews';
import { currentReviewsSince } from '@tero/shared/rules/time/time';
import MessageSquareReply from 'lucide-react/icons/message-square-reply';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash';
import Undo2 from 'lucide-react/icons/undo-2';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useStoredForm } from '../../../common/form/stored-form.ts';
import { RemovalNote } from '../../../common/outbox/RemovalNote.tsx';
import { useRemoval } from '../../../common/outbox/removal.ts';
import { useTellQueued } from '../../../common/outbox/use-tell-queued.ts';
import { WaitingNote } from '../../../common/outbox/WaitingNote.tsx';
import { useWaiting } from '../../../common/outbox/waiting.ts';
import { messageOf } from '../../../lib/http/messages.ts';
import { useAddress } from '../../../lib/navigation/use-address.ts';
import type { OutboxItem } from '../../../offline/outbox/outbox.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { toast } from '../../../ui/toast.tsx';
import { HiddenNote } from '../../moderation/HiddenNote.tsx';
import { isContent, type ReplyGiven, useRemoveReply } from '../list/queries.ts';
import { Reply } from './Reply.tsx';
import { ReplyForm } from './ReplyForm.tsx';
import { ThankButton } from './ThankButton.tsx';

type Step = 'reading' | 'writing' | 'thanking' | 'removing';

/** Shows a provider the reply to a review, with controls to write, edit and delete it (rules REV-15 and REV-18). */
export function OwnReply({ review }: { review: Review }) {
  const opened = useStoredForm(`reply-${review.id}`);
  const [chosen, setStep] = useState<Step | null>(null);
  const [search] = useAddress();
  // a stored draft opens the form, and so does Pendientes
  const isBegun = opened.data && (opened.data.storedAt !== null || opened.data.id === search.get('waiting'));
  // the push of a review leads here
  const isAsked = search.get('responder') === String(review.id);
  const step = chosen ?? (isBegun || isAsked ? 'writing' : 'reading');
  const waiting = useWaitingReply(review.id);
  const place = useRef<HTMLDivElement>(null);
  useFocusBack(place, step);
  const { mutate, isPending } = useRemoveReply(review);
  const removal = useRemoval('reply-removal', review.reply?.id ?? 0);
  const tellQueued = useTellQueued();

  function remove(replyId: number) {
    mutate(replyId, {
      onSuccess: (result) => {
        if (result.state === 'sent') toast.success('Respuesta eliminada');
        else tellQueued(result.item, 'Eliminamos la respuesta');
      },
      onError: (error) => toast.error(messageOf(error, 'Error al eliminar la respuesta')),
      onSettled: () => setStep('reading'),
    });
  }

  async function close() {
    // the next time it opens, the form starts with the reply that is waiting now
    await opened.refetch();
    setStep('reading');
  }

  const canAnswer = new Date(review.created_at) >= currentReviewsSince(new Date());
  return (
    <div ref={place} tabIndex={-1} className="outline-offset-4 empty:-mt-4">
      {step === 'writing' && <ReplyForm review={review} onClose={() => void close()} />}
      {step !== 'writing' && review.reply && !waiting && (
        <Reply reply={review.reply}>
          <div className="mt-2 -ml-3 flex flex-wrap gap-1">
            {!removal.undo && !review.reply.is_hidden && <EditButton onClick={() => setStep('writing')} />}
            {!review.reply.is_hidden && (
              <Button
                variant="ghost"
                size="sm"
                aria-haspopup={removal.undo ? undefined : 'dialog'}
                onClick={removal.undo ?? (() => setStep('removing'))}
              >
                {removal.undo ? <Undo2 size={16} aria-hidden="true" /> : <Trash2 size={16} aria-hidden="true" />}
                {removal.undo ? 'No eliminar' : 'Eliminar'}
              </Button>
            )}
          </div>
          {review.reply.is_hidden && <HiddenNote what="tu respuesta" className="mt-2" />}
          <RemovalNote item={removal.item} className="mt-2" />
        </Reply>
      )}
      {step !== 'writing' && waiting && (
        <div className="flex flex-col gap-2">
          <Reply reply={waitingReply(waiting)}>
            <EditButton onClick={() => setStep('writing')} />
          </Reply>
          <WaitingNote item={waiting} />
        </div>
      )}
      {step !== 'writing' && !review.reply && !waiting && canAnswer && (
        <div className="flex flex-wrap gap-2">
          <Button variant="outline" size="sm" onClick={() => setStep('writing')}>
            <MessageSquareReply size={18} aria-hidden="true" />
            Responder
          </Button>
          {isContent(review) && (
            <ThankButton
              review={review}
              isAsking={step === 'thanking'}
              onAsk={(isAsking) => setStep(isAsking ? 'thanking' : 'reading')}
            />
          )}
        </div>
      )}
      <ConfirmDialog
        open={step === 'removing'}
        onOpenChange={(open) => !open && setStep('reading')}
        title="Eliminar respuesta"
        description="¿Estás seguro de que quieres eliminar esta respuesta?"
        confirmLabel="Eliminar"
        busyLabel="Eliminando..."
        busy={isPending}
        onConfirm={() => review.reply && remove(review.reply.id)}
      />
    </div>
  );
}

function EditButton({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="ghost" size="sm" onClick={onClick}>
      <Pencil size={16} aria-hidden="true" />
      Editar
    </Button>
  );
}

/** Returns the newest reply to a review in the outbox, new or changed. */
function useWaitingReply(reviewId: number): OutboxItem | undefined {
  const made = useWaiting('reply', reviewId);
  const changed = useWaiting('reply-edit', reviewId);
  return [...made, ...changed].at(-1);
}

function waitingReply({ body, createdAt }: OutboxItem): ReviewResponse {
  const { response_text, is_public = true } = body as ReplyGiven;
  return { id: 0, review_id: 0, response_text, is_public, created_at: createdAt.toISOString() };
}

/** Moves the focus back to the reply's place when the form or a deleted reply has disappeared. */
function useFocusBack(place: RefObject<HTMLDivElement | null>, step: Step): void {
  const before = useRef(step);
  useEffect(() => {
    const left = before.current;
    before.current = step;
    if (step !== 'reading' || left === 'reading') return;
    // the dialog keeps the focus until it closes; when cancelled, it returns the focus by itself
    window.setTimeout(() => {
      if (!place.current?.contains(document.activeElement)) place.current?.focus();
    });
  }, [place, step]);
}
