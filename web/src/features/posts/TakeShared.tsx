import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { messageOf } from '../../lib/http/messages.ts';
import { subject } from '../../lib/query/subject.ts';
import { ErrorState } from '../../ui/StateCard.tsx';
import { toast } from '../../ui/toast.tsx';
import { PostFormSkeleton } from './PostFormSkeleton.tsx';
import { takeShared } from './take-shared.ts';

const sharedFiles = subject('shared').read({
  call: (_context, account: number, id: string) => takeShared(account, id),
  cache: { never: 'taken from this device, once' },
  staleTime: Number.POSITIVE_INFINITY,
});

/** Adds what another app shared to the draft of a post, and opens its form. */
export function TakeShared({ account, id }: { account: number; id: string }) {
  const navigate = useNavigate();
  const taking = useQuery(sharedFiles(account, id));
  const faults = taking.data;
  useEffect(() => {
    if (!faults) return;
    for (const fault of faults) toast.warning(fault);
    navigate('/create-post', { replace: true });
  }, [faults, navigate]);
  if (!taking.error) return <PostFormSkeleton />;
  return (
    <ErrorState
      title="No pudimos guardar lo que compartiste. Probá de nuevo."
      message={messageOf(
        taking.error,
        'No hay espacio en este dispositivo. Liberá espacio y probá de nuevo. No se perdió nada.',
      )}
      onRetry={() => void taking.refetch()}
    />
  );
}
