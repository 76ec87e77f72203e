import type { Review } from '@tero/shared/contract/reviews';
import { Heart } from 'lucide-react';
import { messageOf } from '../../lib/messages.ts';
import { Button } from '../../ui/Button.tsx';
import { toast } from '../../ui/toast.tsx';
import { thanks, useThank } from './queries.ts';

/** Replies at once with the words that it bears. */
export function ThankButton({ review }: { review: Review }) {
  const { mutate, isPending } = useThank(review);
  function thank() {
    mutate(undefined, {
      onSuccess: () => toast.success('Respuesta publicada'),
      onError: (error) => toast.error(messageOf(error, 'Error al guardar la respuesta')),
    });
  }
  return (
    <Button variant="ghost" size="sm" busy={isPending} onClick={thank}>
      {!isPending && <Heart size={16} aria-hidden="true" />}
      <span className="sr-only">Responder: </span>«{thanks}»
    </Button>
  );
}
