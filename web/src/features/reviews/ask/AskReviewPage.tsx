import type { ProviderService } from '@tero/shared/contract/services';
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import Printer from 'lucide-react/icons/printer';
import { useState } from 'react';
import { OfflineState } from '../../../common/OfflineState.tsx';
import { OwnPageHead } from '../../../common/OwnPageHead.tsx';
import { type Paper, Poster } from '../../../common/share/Poster.tsx';
import { ShareLink } from '../../../common/share/ShareLink.tsx';
import { OfflineError } from '../../../lib/http/client/api-error.ts';
import { useAddress } from '../../../lib/navigation/use-address.ts';
import { useAccount } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Field } from '../../../ui/Field.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Chips } from '../../../ui/RadioGroup.tsx';
import { Select } from '../../../ui/Select.tsx';
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '../../../ui/StateCard.tsx';
import { useServicesOfProvider } from '../../services/provider-queries.ts';
import { askLink, askText } from './ask-words.ts';

/**
 * Shows providers the link and the printable sheet that ask for a review (rule REV-99). `?servicio=7` selects that
 * service at first.
 */
export function AskReviewPage() {
  const account = useAccount();
  return (
    <div className="wrap flex max-w-5xl! flex-col gap-5 py-6 sm:py-8 print:block print:max-w-none! print:p-0">
      <div className="flex flex-col gap-5 print:hidden">
        <OwnPageHead
          title="Pedir reseñas"
          lead="Mandá el enlace al terminar un trabajo, o imprimí el cartel. Anda también sin conexión."
        />
      </div>
      {account && <Content accountId={account.id} name={account.company_name ?? account.name} />}
    </div>
  );
}

function Content({ accountId, name }: { accountId: number; name: string }) {
  const { data, error, refetch } = useServicesOfProvider(accountId);
  const retry = () => void refetch();
  const shown = data?.filter(({ is_active, is_hidden, expired_at }) => is_active && !is_hidden && !expired_at);
  if (shown && shown.length > 0) return <Asking providerId={accountId} name={name} services={shown} />;
  if (shown) {
    return (
      <EmptyState
        icon={<BriefcaseBusiness size={30} aria-hidden="true" />}
        title="No tenés servicios visibles"
        text="Solo podés pedir reseñas de un servicio visible."
        actions={<LinkButton to="/provider-profile">Ir a mis servicios</LinkButton>}
      />
    );
  }
  if (error instanceof OfflineError) return <OfflineState onRetry={retry} />;
  if (error) return <ErrorState title="No pudimos cargar tus servicios" onRetry={retry} />;
  return (
    <Loading className="grid gap-5 md:grid-cols-2">
      <Skeleton className="h-80 rounded-card" />
      <Skeleton className="h-120 rounded-card" />
    </Loading>
  );
}

interface AskingProps {
  providerId: number;
  name: string;
  services: readonly ProviderService[];
}

function Asking({ providerId, name, services }: AskingProps) {
  const [search, change] = useAddress();
  const service = services.find(({ id }) => String(id) === search.get('servicio'));
  const [paper, setPaper] = useState<Paper>('a6');
  const url = askLink({ serviceId: service?.id ?? null, providerId });
  return (
    <div className="grid items-start gap-5 md:grid-cols-2 print:block">
      <Card className="flex flex-col gap-5 print:hidden">
        <h2 className="text-xl">El enlace</h2>
        <Field
          label="¿De qué servicio?"
          hint={service ? undefined : 'Con «Cualquiera», tu cliente elige de cuál escribe.'}
        >
          <Select value={service?.id ?? ''} onChange={({ target }) => change({ servicio: target.value })}>
            <option value="">Cualquiera de mis servicios</option>
            {services.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </Select>
        </Field>
        <ShareLink title="¿Me dejás una reseña?" text={askText} url={url} />
        <p className="text-muted text-sm">
          Pediles una reseña a todos por igual. Cada cliente con cuenta puede escribir una por servicio. El enlace sirve
          solo para eso.
        </p>
      </Card>
      <Card className="flex flex-col gap-5 print:block print:border-0 print:p-0 print:shadow-none">
        <h2 className="text-xl print:hidden">El cartel</h2>
        <Chips legend="Tamaño" className="print:hidden" choices={paperChoices} value={paper} onChange={setPaper} />
        <Poster paper={paper} url={url}>
          <h2 className="text-balance text-[9.5cqw] leading-[1.05]">Contá cómo te fue</h2>
          <p className="wrap-anywhere mt-[2cqw] line-clamp-2 font-semibold text-[5.5cqw] leading-tight">con {name}</p>
          {service && (
            <p className="wrap-anywhere mt-[1cqw] line-clamp-2 text-[4.2cqw] leading-tight">{service.title}</p>
          )}
        </Poster>
        <Button variant="outline" className="self-start print:hidden" onClick={() => window.print()}>
          <Printer size={20} aria-hidden="true" />
          Imprimir o guardar en PDF
        </Button>
      </Card>
    </div>
  );
}

const paperChoices: { value: Paper; label: string }[] = [
  { value: 'a6', label: 'A6, mostrador' },
  { value: 'a5', label: 'A5' },
  { value: 'a4', label: 'A4, pared' },
];
