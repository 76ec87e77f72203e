import UserRoundCheck from 'lucide-react/icons/user-round-check';
import { Button } from '../../../ui/Button.tsx';
import { useConfirmContact } from '../list/queries.ts';

/** Lets a provider confirm that the author of a review was a client (rule TRUST-3). */
export function ConfirmContact({ reviewId }: { reviewId: number }) {
  const { mutate, isPending } = useConfirmContact(reviewId);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <p className="text-muted">Esta reseña no cuenta en tu promedio, porque no sabemos si hubo contacto.</p>
      <Button variant="outline" size="sm" busy={isPending} onClick={() => mutate()}>
        <UserRoundCheck size={16} aria-hidden="true" />
        Fue mi cliente
      </Button>
    </div>
  );
}
