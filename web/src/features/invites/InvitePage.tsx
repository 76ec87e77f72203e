import type { OwnInvite } from '@tero/shared/contract/invites';
import Link2 from 'lucide-react/icons/link-2';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { OfflineState } from '../../common/OfflineState.tsx';
import { OwnPageHead } from '../../common/OwnPageHead.tsx';
import { ShareLink } from '../../common/share/ShareLink.tsx';
import { OfflineError } from '../../lib/http/client/api-error.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { ErrorState } from '../../ui/StateCard.tsx';
import { useEndInvite, useMakeInvite, useOwnInvite } from './queries.ts';

/** The page where a provider gets the link that invites a colleague, and reads what came of it (rule INV-1). */
export function InvitePage() {
  const { data: invite, error, refetch } = useOwnInvite();
  const retry = () => void refetch();
  return (
    <div className="wrap flex max-w-3xl! flex-col gap-5 py-6 sm:py-8">
      <OwnPageHead title="Invitar a un colega" lead="Invitá a colegas que trabajen bien." />
      {invite && (invite.path === null ? <Making /> : <Sharing path={invite.path} />)}
      {invite && <Figures invite={invite} />}
      {!invite && error instanceof OfflineError && <OfflineState onRetry={retry} />}
      {!invite && error && !(error instanceof OfflineError) && (
        <ErrorState title="No pudimos cargar tu enlace" onRetry={retry} />
      )}
      {!invite && !error && (
        <Loading className="flex flex-col gap-5">
          <Skeleton className="h-72 rounded-card" />
          <Skeleton className="h-28 rounded-card" />
        </Loading>
      )}
    </div>
  );
}

function Making() {
  const { mutate, isPending } = useMakeInvite();
  return (
    <Card className="flex flex-col items-start gap-4">
      <p className="prose-line">
        El enlace muestra tu nombre y tu foto, como tu perfil público. No muestra tu celular ni tu email, y lo podés
        anular cuando quieras.
      </p>
      <Button size="lg" busy={isPending} onClick={() => mutate()}>
        <Link2 size={20} aria-hidden="true" />
        {isPending ? 'Creando...' : 'Crear mi enlace'}
      </Button>
    </Card>
  );
}

const text = 'Hola, te invito a ofrecer tus servicios en Tero. Los clientes te escriben directo por WhatsApp:';

function Sharing({ path }: { path: string }) {
  const { mutate, isPending } = useEndInvite();
  const [isAsked, setAsked] = useState(false);
  return (
    <Card className="flex flex-col gap-5">
      <h2 className="text-xl">Tu enlace</h2>
      <ShareLink title="Te invito a Tero" text={text} url={window.location.origin + path} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Link to={path} className="inline-flex min-h-11 items-center font-semibold text-link underline">
          Ver cómo lo ve tu colega
        </Link>
        <Button variant="ghost" className="-ml-4" onClick={() => setAsked(true)}>
          Anular el enlace
        </Button>
      </div>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title="¿Anular tu enlace?"
        description="Quien lo tenga deja de ver tu invitación. Después podés crear otro."
        confirmLabel="Anular"
        busyLabel="Anulando..."
        busy={isPending}
        onConfirm={() => mutate(undefined, { onSettled: () => setAsked(false) })}
      />
    </Card>
  );
}

/** Shows only counts, not who came (rule INV-4). */
function Figures({ invite: { came, published } }: { invite: OwnInvite }) {
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-xl">Tus invitaciones</h2>
      <dl className="grid grid-cols-2 gap-4">
        <Figure label={came === 1 ? 'colega creó su cuenta' : 'colegas crearon su cuenta'} value={came} />
        <Figure label={published === 1 ? 'ya publicó un servicio' : 'ya publicaron un servicio'} value={published} />
      </dl>
      <p className="text-muted text-sm">
        Ves cuántas personas son, no quiénes. Invitar no cambia el precio del plan para nadie.
      </p>
    </Card>
  );
}

function Figure({ label, value }: { label: string; value: number }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-muted">{label}</dt>
      <dd className="font-bold font-heading text-3xl">{value}</dd>
    </div>
  );
}
