import { OfflineState } from '../../common/OfflineState.tsx';
import { OfflineError } from '../../lib/http/client/api-error.ts';
import { messageOf } from '../../lib/http/messages.ts';
import { ErrorState } from '../../ui/StateCard.tsx';

interface AdminFailureProps {
  error: Error;
  /** says what could not be done (rule ADM-7) */
  title: string;
  onRetry: () => void;
}

export function AdminFailure({ error, title, onRetry }: AdminFailureProps) {
  if (error instanceof OfflineError) return <OfflineState onRetry={onRetry} />;
  return <ErrorState title={title} message={messageOf(error)} onRetry={onRetry} />;
}
