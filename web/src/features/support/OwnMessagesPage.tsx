import type { OwnMessage } from '@tero/shared/contract/support';
import { dateAndTime, longDate } from '@tero/shared/rules/time/time';
import { MessagesSquare } from 'lucide-react';
import { OfflineError } from '../../lib/http/client/api-error.ts';
import { Card } from '../../ui/Card.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { EmptyState, ErrorState, OfflineState } from '../../ui/StateCard.tsx';
import { useOwnMessages } from './own-queries.ts';

/** What one wrote to the team, and what it answered (rule SUPP-70). */
export function OwnMessagesPage() {
  return (
    <div className="wrap flex max-w-3xl! flex-col gap-6 py-6 sm:py-10">
      <PageHeading title="Mis mensajes" lead="Lo que le escribiste al equipo de Tero, y lo que te respondimos." />
      <Content />
    </div>
  );
}

function Content() {
  const { data, error, refetch } = useOwnMessages();
  const retry = () => void refetch();
  if (!data && error instanceof OfflineError) return <OfflineState onRetry={retry} />;
  if (!data && error) return <ErrorState title="Error al cargar tus mensajes" onRetry={retry} />;
  if (!data) {
    return (
      <Loading label="Cargando tus mensajes…" className="flex flex-col gap-3">
        <Skeleton className="h-32 rounded-card" />
        <Skeleton className="h-32 rounded-card" />
      </Loading>
    );
  }
  if (data.length === 0) {
    return (
      <EmptyState
        icon={<MessagesSquare size={30} aria-hidden="true" />}
        title="Todavía no nos escribiste"
        text="Cuando nos mandes un mensaje con tu cuenta, acá vas a ver la respuesta."
        actions={<LinkButton to="/contact">Escribir al equipo</LinkButton>}
      />
    );
  }
  return (
    <>
      <ul className="flex flex-col gap-4">
        {data.map((message) => (
          <li key={message.id}>
            <Message message={message} />
          </li>
        ))}
      </ul>
      <LinkButton to="/contact" variant="outline" className="self-start">
        Escribir otro mensaje
      </LinkButton>
    </>
  );
}

function Message({ message: { subject, message, created_at, answer, answered_at } }: { message: OwnMessage }) {
  return (
    <Card className="flex flex-col gap-3">
      <div>
        <h2 className="wrap-anywhere text-xl">{subject}</h2>
        <p className="text-muted text-sm">{longDate(created_at)}</p>
      </div>
      <p className="wrap-anywhere whitespace-pre-wrap text-muted">{message}</p>
      {answer ? (
        <div className="rounded-control bg-primary-soft px-4 py-3 text-on-primary-soft">
          <p className="font-semibold">Respuesta del equipo{answered_at && `, ${dateAndTime(answered_at)}`}</p>
          <p className="wrap-anywhere mt-1 whitespace-pre-wrap">{answer}</p>
        </div>
      ) : (
        <p className="text-muted text-sm">Todavía no te respondimos.</p>
      )}
    </Card>
  );
}
