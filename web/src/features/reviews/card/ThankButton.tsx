import type { Review } from '@tero/shared/contract/reviews';
import Heart from 'lucide-react/icons/heart';
import { useState } from 'react';
import { useTellQueued } from '../../../common/outbox/use-tell-queued.ts';
import { messageOf } from '../../../lib/http/messages.ts';
import { useAccount } from '../../../lib/session/session.ts';
import { formOfTexts } from '../../../offline/drafts/drafts.ts';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/toast.tsx';
import { replyDraft } from '../draft.ts';
import { thanks, useSaveReply } from '../list/queries.ts';
import { replyQueued } from './ReplyForm.tsx';

/** Sends its own label as the reply. */
export function ThankButton({ review }: { review: Review }) {
  const { mutateAsync, isPending } = useSaveReply(review);
  const tellQueued = useTellQueued();
  // pressed again it is the same reply
  const [id] = useState(() => crypto.randomUUID());
  const account = useAccount()?.id ?? 0;
  // also shows the result when the waiting reply has replaced this button
  async function thank() {
    try {
      const given = { response_text: thanks, is_public: true };
      const draft = { id, of: replyDraft(account, review.id), values: formOfTexts(given) };
      const result = await mutateAsync({ given, draft });
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
