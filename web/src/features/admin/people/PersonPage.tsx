import type { Person } from '@tero/shared/contract/admin/people';
import { verificationLabels } from '@tero/shared/rules/admin';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';
import { EmptyState } from '../../../ui/StateCard.tsx';
import { AdminFailure } from '../AdminFailure.tsx';
import { AdminPage } from '../AdminPage.tsx';
import { Decide } from '../verification/Decide.tsx';
import { Decisions } from '../verification/Decisions.tsx';
import { LinkedAccounts } from '../verification/SameElsewhere.tsx';
import { ActionsOnPerson } from './ActionsOnPerson.tsx';
import { MoneyOfPerson } from './MoneyOfPerson.tsx';
import { PauseOfPerson } from './PauseOfPerson.tsx';
import { PersonFacts } from './PersonFacts.tsx';
import { PostsOfPerson } from './PostsOfPerson.tsx';
import { usePerson } from './queries.ts';
import { ServicesOfPerson } from './ServicesOfPerson.tsx';
import { TalkOfPerson } from './TalkOfPerson.tsx';
import { TracesOfPerson } from './TracesOfPerson.tsx';

/** Shows all that support needs to help a person without ever signing in as that person (rule ADM-120). */
export function PersonPage() {
  const { id = '' } = useParams();
  if (/^[1-9]\d{0,8}$/.test(id)) return <Found key={id} id={Number(id)} />;
  return (
    <AdminPage title="Persona">
      <EmptyState title="Esa persona no existe" text="Puede que el enlace esté incompleto." actions={null} />
    </AdminPage>
  );
}

function Found({ id }: { id: number }) {
  const { data, error, refetch } = usePerson(id);
  if (data) return <Shown person={data} />;
  return (
    <AdminPage title={`Persona ${id}`}>
      {error ? (
        <AdminFailure error={error} title="No pudimos cargar estos datos" onRetry={() => void refetch()} />
      ) : (
        <Loading className="flex flex-col gap-4">
          <Skeleton className="h-40 rounded-card" />
          <Skeleton className="h-72 rounded-card" />
        </Loading>
      )}
    </AdminPage>
  );
}

function Shown({ person }: { person: Person }) {
  const { account, provider } = person;
  const kind = provider ? 'Proveedor' : account.role === 'admin' ? 'Administrador' : 'Cliente';
  const { id } = account;
  const pause = provider?.pause ?? provider?.planned_pause;
  return (
    <AdminPage
      title={account.name}
      lead={`${kind} · ${account.id} · Queda registrado que miraste esta página.`}
      actions={<ActionsOnPerson person={person} />}
    >
      <PersonFacts person={person} />
      <div className="gap-3 *:mb-3 *:break-inside-avoid lg:columns-2">
        {provider && <Verification provider={provider} decisions={person.decisions} />}
        {pause && <PauseOfPerson id={id} pause={pause} />}
        {provider && <ServicesOfPerson person={person} />}
        {provider && <PostsOfPerson posts={person.posts} />}
        {person.links.length > 0 && <Links links={person.links} />}
        {provider && <MoneyOfPerson person={person} />}
        <TalkOfPerson person={person} />
        <TracesOfPerson person={person} />
      </div>
    </AdminPage>
  );
}

/** Shows what the person shares with other accounts. Relatives may share a network, and strangers may share a name. */
function Links({ links }: Pick<Person, 'links'>) {
  return (
    <Card className="p-4!">
      <section aria-labelledby="links">
        <h2 id="links" className="mb-2 text-lg">
          Qué comparte con otras cuentas
        </h2>
        <LinkedAccounts links={links} />
      </section>
    </Card>
  );
}

interface VerificationProps {
  provider: NonNullable<Person['provider']>;
  decisions: Person['decisions'];
}

/** Shows the state of a provider's verification, the decisions so far, and a button to decide again. */
function Verification({ provider, decisions }: VerificationProps) {
  const [open, setOpen] = useState(false);
  return (
    <Card className="p-4!">
      <section aria-labelledby="verification">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 id="verification" className="text-lg">
            Verificación: {verificationLabels[provider.verification_status].toLowerCase()}
          </h2>
          <Button size="sm" variant="outline" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            <ShieldCheck size={18} aria-hidden="true" />
            Ver documentos y decidir
          </Button>
        </div>
        {decisions.rows.length > 0 ? (
          <Decisions decisions={decisions.rows} />
        ) : (
          <p className="text-muted text-sm">Todavía no hay decisiones.</p>
        )}
      </section>
      {open && <Decide provider={provider} onClose={() => setOpen(false)} />}
    </Card>
  );
}
