import { address } from '@tero/shared/rules/text/address';
import { Link } from 'react-router-dom';
import { useSession } from '../../lib/session/session.ts';

/** The way to a review of a work that was agreed, for when it `isDone` (rule QUOTE-37); none for providers, who write none. */
export function LeaveReview({ providerId, isDone = false }: { providerId: number; isDone?: boolean }) {
  const isProvider = useSession(({ userType }) => userType === 'provider');
  if (isProvider) return null;
  return (
    <p className="mt-2 text-sm print:hidden">
      {isDone ? 'Ya podés' : 'Cuando esté hecho el trabajo podés'}{' '}
      <Link
        to={address`/r/p/${providerId}`}
        className="inline-block py-1.5 font-semibold text-link underline underline-offset-4"
      >
        dejarle una reseña
      </Link>
      .
    </p>
  );
}
