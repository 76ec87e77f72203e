import Eye from 'lucide-react/icons/eye';
import MessageCircle from 'lucide-react/icons/message-circle';
import { OfflineState } from '../../common/OfflineState.tsx';
import { OfflineError } from '../../lib/http/client/api-error.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/StateCard.tsx';
import { WaysIn } from '../phones/WaysIn.tsx';
import { peopleOf } from '../safety/person.ts';
import { HistoryRow } from './HistoryRow.tsx';
import { type HistoryKind, useHistory } from './list-queries.ts';
import { ProviderRow } from './ProviderRow.tsx';

const gridStyle = 'grid gap-3 lg:grid-cols-2';

export function HistoryList({ kind }: { kind: HistoryKind }) {
  const { data, error, isPending, refetch } = useHistory(kind);
  const retry = () => void refetch();
  if (data && data.length > 0) {
    return (
      <WaysIn people={peopleOf(data)} className="gap-2">
        <ul className={gridStyle}>
          {data.map((entry) =>
            'id' in entry ? (
              <li key={entry.id} className="min-w-0">
                <HistoryRow item={entry} kind={kind} />
              </li>
            ) : (
              <li key={`profile-${entry.provider_id}`} className="min-w-0">
                <ProviderRow contacted={entry} />
              </li>
            ),
          )}
        </ul>
      </WaysIn>
    );
  }
  if (data) return <Empty kind={kind} />;
  if (isPending) return <HistorySkeleton />;
  if (error instanceof OfflineError) return <OfflineState onRetry={retry} />;
  return <ErrorState title="No pudimos cargar tu historial. Por favor, intenta nuevamente." onRetry={retry} />;
}

const emptyTexts = {
  visited: {
    Icon: Eye,
    title: 'Todavía no visitaste servicios',
    text: 'Acá van a quedar los servicios que abras, para que los encuentres de nuevo.',
  },
  contacted: {
    Icon: MessageCircle,
    title: 'Todavía no contactaste a ningún proveedor',
    text: 'Cuando le escribas a un proveedor por WhatsApp, lo vas a encontrar acá para escribirle de nuevo.',
  },
};

function Empty({ kind }: { kind: HistoryKind }) {
  const { Icon, title, text } = emptyTexts[kind];
  return (
    <EmptyState
      icon={<Icon size={30} aria-hidden="true" />}
      title={title}
      text={text}
      actions={<LinkButton to="/servicios">Explorar servicios</LinkButton>}
    />
  );
}

const places = ['a', 'b', 'c', 'd', 'e', 'f'];

function HistorySkeleton() {
  return (
    <Loading label="Cargando historial…" className={gridStyle}>
      {places.map((key) => (
        <div key={key} className="flex gap-4 rounded-card border border-line bg-surface p-3">
          <Skeleton className="h-22 w-24 shrink-0" />
          <div className="flex grow flex-col gap-2 py-1">
            <Skeleton className="h-5 w-4/5" />
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="mt-auto h-4 w-1/3" />
          </div>
        </div>
      ))}
    </Loading>
  );
}
