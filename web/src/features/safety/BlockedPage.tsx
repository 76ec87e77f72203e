import type { Block } from '@tero/shared/contract/blocks';
import { longDate } from '@tero/shared/rules/time/time';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { OfflineState } from '../../common/OfflineState.tsx';
import { OwnPageHead } from '../../common/OwnPageHead.tsx';
import { OfflineError } from '../../lib/http/client/api-error.ts';
import { Button } from '../../ui/Button.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/StateCard.tsx';
import { useBlocks, useUnblock } from './queries.ts';

/** Lists the people whom the provider has blocked, with a button to unblock each (rule TRUST-80). */
export function BlockedPage() {
  return (
    <div className="wrap flex max-w-3xl! flex-col gap-5 py-6 sm:py-8">
      <OwnPageHead
        title="Personas que bloqueaste"
        lead="Estas personas no ven tu teléfono, no te escriben desde Tero y no te mandan pedidos. No les avisamos que las bloqueaste."
      />
      <Content />
    </div>
  );
}

function Content() {
  const { data, error, refetch } = useBlocks();
  const retry = () => void refetch();
  if (!data && error instanceof OfflineError) return <OfflineState onRetry={retry} />;
  if (!data && error) return <ErrorState title="No pudimos cargar la lista" onRetry={retry} />;
  if (!data) {
    return (
      <Loading className="flex flex-col gap-3">
        <Skeleton className="h-20 rounded-card" />
        <Skeleton className="h-20 rounded-card" />
      </Loading>
    );
  }
  if (data.length === 0) {
    return (
      <EmptyState
        icon={<ShieldCheck size={30} aria-hidden="true" />}
        title="No bloqueaste a nadie"
        text="En Métricas podés bloquear a quien vio tu teléfono. También podés bloquear a quien te hizo un pedido o te dejó una reseña."
        actions={<LinkButton to="/metrics">Ver quién vio tu teléfono</LinkButton>}
      />
    );
  }
  return (
    <ul className="flex flex-col gap-3">
      {data.map((block) => (
        <li key={block.id}>
          <Row block={block} />
        </li>
      ))}
    </ul>
  );
}

const origins = { phone: 'Vio tu teléfono', inquiry: 'Te hizo un pedido', review: 'Te dejó una reseña' } as const;
const nameless = {
  phone: 'Una persona',
  inquiry: 'Quien te hizo un pedido',
  review: 'Quien te dejó una reseña anónima',
} as const;

function Row({ block: { id, origin, name, about, created_at } }: { block: Block }) {
  const { mutate, isPending } = useUnblock();
  const who = name ?? nameless[origin];
  return (
    <article className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-surface p-4 shadow-card">
      <div className="min-w-0">
        <h2 className="wrap-anywhere font-semibold text-lg">{who}</h2>
        <p className="wrap-anywhere text-muted text-sm">
          {[about ? `${origins[origin]}: ${about}` : origins[origin], longDate(created_at)].join(' · ')}
        </p>
      </div>
      <Button variant="outline" busy={isPending} aria-label={`Desbloquear: ${who}`} onClick={() => mutate(id)}>
        Desbloquear
      </Button>
    </article>
  );
}
