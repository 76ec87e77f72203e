import { useMutation, useQueryClient } from '@tanstack/react-query';
import { reviews } from '@tero/shared/contract/reviews';
import { call } from '../../../lib/http/api.ts';
import { messageOf } from '../../../lib/http/messages.ts';
import { keepFocus } from '../../../lib/navigation/keep-focus.ts';
import { toast } from '../../../ui/toast.tsx';

/** Deletes the person's own review, then refetches all data, because averages change on many pages. */
export function useRemoveReview() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(reviews.remove, { params: { id } }),
    // reported here because the card that asked disappears with its review
    onSuccess: async () => {
      toast.success('Reseña eliminada');
      await client.invalidateQueries();
      keepFocus();
    },
    onError: (error) => toast.error(messageOf(error, 'No pudimos eliminar la reseña. Probá de nuevo.')),
  });
}
