import type { OwnMessage, ThreadEntry } from '@tero/shared/contract/support';
import { dateAndTime, longDate } from '@tero/shared/rules/time/time';
import MessagesSquare from 'lucide-react/icons/messages-square';
import { OfflineState } from '../../common/OfflineState.tsx';
import { OfflineError } from '../../lib/http/client/api-error.ts';
import { Card } from '../../ui/Card.tsx';
import { cx } from '../../ui/cx.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/StateCard.tsx';
import { FollowUp } from './FollowUp.tsx';
import { useOwnMessages } from './own-queries.ts';

/** Shows a person's messages to the team, and its answers (rule SUPP-70). */
export function OwnMessagesPage() {
  return (
    <div className="wrap flex max-w-3xl! flex-col gap-6 py-6 sm:py-10">
      <PageHeading title="Mis mensajes" lead="Tus mensajes al equipo de Tero y nuestras respuestas." />
      <Content />
    </div>
  );
}

function Content() {
  const { data, error, refetch } = useOwnMessages();
  const retry = () => void refetch();
  if (!data && error instanceof OfflineError) return <OfflineState onRetry={retry} />;
  if (!data && error) return <ErrorState title="No pudimos cargar tus mensajes" onRetry={retry} />;
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

function Message({ message: { id, subject, message, created_at, entries } }: { message: OwnMessage }) {
  return (
    <Card className="flex flex-col gap-3">
      <div>
        <h2 className="wrap-anywhere text-xl">{subject}</h2>
        <p className="text-muted text-sm">{longDate(created_at)}</p>
      </div>
      <p className="wrap-anywhere whitespace-pre-wrap text-muted">{message}</p>
      {entries.length > 0 ? (
        <ol aria-label={`Conversación: ${subject}`} className="flex flex-col gap-3">
          {entries.map((entry) => (
            <li key={`${entry.side} ${entry.created_at}`}>
              <Entry entry={entry} />
            </li>
          ))}
        </ol>
      ) : (
        <p className="text-muted text-sm">Todavía no te respondimos.</p>
      )}
      <FollowUp id={id} subject={subject} />
    </Card>
  );
}

function Entry({ entry: { side, text, created_at } }: { entry: ThreadEntry }) {
  const isTeam = side === 'team';
  return (
    <div className={cx('rounded-control px-4 py-3', isTeam ? 'bg-primary-soft text-on-primary-soft' : 'bg-sunken')}>
      <p className="font-semibold">
        {isTeam ? 'Respuesta del equipo' : 'Vos'}, {dateAndTime(created_at)}
      </p>
      <p className="wrap-anywhere mt-1 whitespace-pre-wrap">{text}</p>
    </div>
  );
}
