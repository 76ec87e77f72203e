import type { PhoneViews as Views } from '@tero/shared/contract/metrics';
import { limits } from '@tero/shared/limits';
import { longDate } from '@tero/shared/rules/time/time';
import { type ReactNode, useId } from 'react';
import { OfflineError } from '../../lib/http/client/api-error.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { ReportButton } from '../moderation/ReportButton.tsx';
import { askerWords } from '../safety/asker-words.ts';
import { BlockPerson } from '../safety/BlockPerson.tsx';
import { usePhoneViews } from './queries.ts';

/** Lists the people who saw the provider's phone number (rule PHONE-13). */
export function PhoneViews({ providerId }: { providerId: number }) {
  const { data, error, refetch } = usePhoneViews(providerId);
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Card className="flex flex-col gap-3">
        <h2 id={id} className="text-lg">
          Quién vio tu teléfono
        </h2>
        {data ? (
          <List {...data} />
        ) : error ? (
          <Failure error={error} onRetry={() => void refetch()} />
        ) : (
          <Loading label="Cargando quién vio tu teléfono…">
            <Skeleton className="h-24 rounded-control" />
          </Loading>
        )}
      </Card>
    </section>
  );
}

function List({ total, views }: Views) {
  if (total === 0) return <Note>Nadie vio tu teléfono en los últimos {limits.phoneViewDays} días.</Note>;
  return (
    <>
      <Note>
        {total === 1 ? 'Lo vio 1 persona' : `Lo vieron ${total} personas`} con cuenta en los últimos{' '}
        {limits.phoneViewDays} días.
        {total > views.length && <span>{` Estas son las últimas ${views.length}.`}</span>}
      </Note>
      <ul className="grid gap-x-8 lg:grid-cols-2">
        {views.map(({ id, name, asker, first_seen_at, last_seen_at }) => (
          <li key={`${first_seen_at} ${name}`} className="flex flex-col border-line border-b py-2">
            <div className="flex justify-between gap-4">
              <span className="wrap-anywhere font-medium">{name}</span>
              <time dateTime={last_seen_at} className="shrink-0 text-muted text-sm">
                {longDate(last_seen_at)}
              </time>
            </div>
            {asker && <p className="text-muted text-sm">{askerWords(asker)}</p>}
            {id !== undefined && (
              <div className="-mx-3 flex flex-wrap items-center">
                <BlockPerson thing={{ origin: 'phone', id }} name={name} />
                <ReportButton kind="client" id={id} name={name} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function Failure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (error instanceof OfflineError) return <Note>Sin conexión. Cargamos la lista apenas vuelva.</Note>;
  return (
    <>
      <Note>No pudimos cargar la lista. Probá de nuevo.</Note>
      <Button variant="outline" size="sm" className="self-start" onClick={onRetry}>
        Volver a cargar la lista
      </Button>
    </>
  );
}

function Note({ children }: { children: ReactNode }) {
  return <p className="text-muted">{children}</p>;
}
