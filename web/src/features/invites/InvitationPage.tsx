import type { ResponseOf } from '@tero/shared/contract/endpoint';
import type { invites } from '@tero/shared/contract/invites';
import BadgeCheck from 'lucide-react/icons/badge-check';
import ChartNoAxesCombined from 'lucide-react/icons/chart-no-axes-combined';
import MessageCircle from 'lucide-react/icons/message-circle';
import { Link, useParams } from 'react-router-dom';
import { OfflineState } from '../../common/OfflineState.tsx';
import { isApiError, OfflineError } from '../../lib/http/client/api-error.ts';
import { entryPath } from '../../lib/navigation/entry-path.ts';
import { keepInvite } from '../../lib/navigation/kept-invite.ts';
import { usePageTitle } from '../../lib/navigation/page-title.ts';
import { useSession } from '../../lib/session/session.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/StateCard.tsx';
import { useInvite } from './queries.ts';

const benefits = [
  { Icon: MessageCircle, text: 'Los clientes te escriben directo por WhatsApp, sin comisiones.' },
  { Icon: BadgeCheck, text: 'Tu perfil dice qué revisó el equipo de Tero, y cuándo.' },
  { Icon: ChartNoAxesCombined, text: 'Ves cuánta gente mira tus servicios y cuánta te contacta.' },
];

/** Shows the page behind an invitation link: who invites, and the way to a provider's account (rule INV-2). */
export function InvitationPage() {
  const { code = '' } = useParams();
  const { data: invite, error, refetch } = useInvite(code);
  const isGone = isApiError(error, 'not_found') || isApiError(error, 'validation_failed');
  return (
    <div className="wrap flex max-w-2xl! flex-col gap-6 py-6 sm:py-10">
      {invite && !isGone && <Invitation code={code} invite={invite} />}
      {isGone && (
        <EmptyState
          headingLevel={1}
          title="No encontramos esta invitación"
          text="Puede que el enlace no esté completo o que lo hayan anulado. Igual podés crear tu cuenta."
          actions={<LinkButton to={entryPath('provider')}>Ofrecer mis servicios</LinkButton>}
        />
      )}
      {!invite && error instanceof OfflineError && <OfflineState headingLevel={1} onRetry={() => void refetch()} />}
      {!invite && error && !isGone && !(error instanceof OfflineError) && (
        <ErrorState headingLevel={1} title="No pudimos cargar la invitación" onRetry={() => void refetch()} />
      )}
      {!invite && !error && (
        <Loading className="flex flex-col gap-6">
          <Skeleton className="h-24 rounded-card" />
          <Skeleton className="h-44 rounded-card" />
        </Loading>
      )}
    </div>
  );
}

type Invite = ResponseOf<typeof invites.read>['invite'];

function Invitation({ code, invite }: { code: string; invite: Invite }) {
  const { name, service, profile_image, is_verified, is_reviewed } = invite;
  usePageTitle(`${name} te invita a Tero`);
  return (
    <>
      <header className="flex flex-col items-start gap-4">
        <Avatar name={name} src={profile_image} size={96} />
        <h1 className="wrap-anywhere text-balance text-3xl sm:text-4xl">
          {name} te invita a ofrecer tus servicios en Tero
        </h1>
        <p className="flex flex-wrap items-center gap-2 text-muted">
          {service}
          {is_verified ? (
            <Badge tone="success" icon={<BadgeCheck size={14} aria-hidden="true" />}>
              Verificado
            </Badge>
          ) : (
            is_reviewed && <Badge tone="neutral">Datos revisados</Badge>
          )}
        </p>
      </header>
      <ul className="flex flex-col gap-3">
        {benefits.map(({ Icon, text }) => (
          <li key={text} className="flex items-start gap-3 text-lg">
            <Icon size={24} aria-hidden="true" className="mt-0.5 shrink-0 text-link" />
            {text}
          </li>
        ))}
      </ul>
      <WayOn code={code} inviterId={invite.id} />
    </>
  );
}

function WayOn({ code, inviterId }: { code: string; inviterId: number }) {
  const { account, userType } = useSession();
  if (userType === 'provider') {
    return account?.id === inviterId ? (
      <Note to="/provider/invite" link="Volver a «Invitar a un colega»">
        Así ve tu colega la invitación.
      </Note>
    ) : (
      <Note to="/provider-profile" link="Ir a mi perfil">
        Ya tenés una cuenta de proveedor en Tero.
      </Note>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap gap-3 max-sm:*:w-full">
        <LinkButton to={entryPath('provider')} size="lg" onClick={() => keepInvite(code)}>
          {account ? 'Pasar mi cuenta a proveedor' : 'Crear mi cuenta de proveedor'}
        </LinkButton>
        <LinkButton to="/subscription-plans" variant="outline" size="lg">
          Cuánto cuesta
        </LinkButton>
      </div>
      <p className="text-muted text-sm">
        Quien te invita ve que una persona más creó su cuenta, sin saber que sos vos.
      </p>
    </div>
  );
}

function Note({ to, link, children }: { to: string; link: string; children: string }) {
  return (
    <p className="rounded-card bg-sunken px-5 py-4">
      {children}{' '}
      <Link to={to} className="inline-flex min-h-11 items-center font-semibold text-link underline">
        {link}
      </Link>
    </p>
  );
}
