import type { OpenSession } from '@tero/shared/contract/profile';
import { relativeTime } from '@tero/shared/rules/time/relative-time';
import { shortDate } from '@tero/shared/rules/time/time';
import Monitor from 'lucide-react/icons/monitor';
import Smartphone from 'lucide-react/icons/smartphone';
import { useRef } from 'react';
import { OfflineState } from '../../../common/OfflineState.tsx';
import { OfflineError } from '../../../lib/http/client/api-error.ts';
import { messageOf } from '../../../lib/http/messages.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { FormNotice } from '../../../ui/FormNotice.tsx';
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';
import { ErrorState } from '../../../ui/StateCard.tsx';
import { useCloseOtherSessions, useOpenSessions } from './queries.ts';

export function OpenSessions() {
  const { data, error, isPending, refetch } = useOpenSessions();
  const retry = () => void refetch();
  return (
    <Card>
      <h2 className="text-2xl">Sesiones abiertas</h2>
      <p className="mt-2 text-muted">Los dispositivos en los que entraste con tu cuenta.</p>
      {data && <Sessions sessions={data} />}
      {!data && isPending && <SessionsSkeleton />}
      {!data && error instanceof OfflineError && <OfflineState onRetry={retry} />}
      {!data && error && !(error instanceof OfflineError) && (
        <ErrorState title="No pudimos cargar tus sesiones" onRetry={retry} />
      )}
    </Card>
  );
}

function Sessions({ sessions }: { sessions: readonly OpenSession[] }) {
  const list = useRef<HTMLUListElement>(null);
  const close = useCloseOtherSessions();
  const others = sessions.filter(({ current }) => !current).length;

  // the button disappears after use, so the list takes the focus
  const closeOthers = () => close.mutate(undefined, { onSuccess: () => list.current?.focus() });
  return (
    <>
      <ul ref={list} tabIndex={-1} aria-label="Sesiones abiertas" className="mt-4 outline-none">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      <div className="mt-4 flex flex-col items-start gap-3">
        {close.isError && (
          <FormNotice tone="danger">
            {messageOf(close.error, 'No pudimos cerrar las demás sesiones. Probá de nuevo.')}
          </FormNotice>
        )}
        {close.isSuccess && others === 0 && <FormNotice tone="success">Cerramos las demás sesiones.</FormNotice>}
        {others > 0 ? (
          <Button variant="outline" className="max-sm:w-full" busy={close.isPending} onClick={closeOthers}>
            {close.isPending ? 'Cerrando...' : 'Cerrar las demás sesiones'}
          </Button>
        ) : (
          !close.isSuccess && <p className="text-muted text-sm">No hay otras sesiones abiertas.</p>
        )}
      </div>
    </>
  );
}

function SessionRow({ session }: { session: OpenSession }) {
  const Icon = /Android|iPhone/.test(session.device) ? Smartphone : Monitor;
  const now = new Date();
  return (
    <li className="flex items-center gap-4 border-line py-3 not-first:border-t">
      <Icon size={24} aria-hidden="true" className="shrink-0 text-muted" />
      <div className="min-w-0 grow">
        <p className="wrap-anywhere font-semibold">{session.device}</p>
        <p className="text-muted text-sm">
          Última actividad: {relativeTime(session.last_seen_at, now).toLowerCase()} · Abierta el{' '}
          {shortDate(session.created_at)}
        </p>
      </div>
      {session.current && <Badge tone="primary">Esta sesión</Badge>}
    </li>
  );
}

function SessionsSkeleton() {
  return (
    <Loading label="Cargando sesiones…" className="mt-4 flex flex-col gap-4">
      {['a', 'b'].map((key) => (
        <div key={key} className="flex items-center gap-4">
          <Skeleton className="size-8 shrink-0" />
          <div className="flex grow flex-col gap-2">
            <Skeleton className="h-5 w-48 max-w-full" />
            <Skeleton className="h-4 w-72 max-w-full" />
          </div>
        </div>
      ))}
    </Loading>
  );
}
