import { address } from '@tero/shared/rules/text/address';
import SearchX from 'lucide-react/icons/search-x';
import WifiOff from 'lucide-react/icons/wifi-off';
import X from 'lucide-react/icons/x';
import { Link } from 'react-router-dom';
import { useAccount } from '../../lib/session/session.ts';
import { Button } from '../../ui/Button.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { PauseBadge } from '../pauses/PauseBadge.tsx';
import { CallLink } from '../phones/CallLink.tsx';
import { ContactButton } from '../phones/ContactButton.tsx';
import { ServiceCover } from '../services/card/ServiceCover.tsx';
import type { Column } from './columns.ts';

interface ColumnProps {
  column: Column;
  /** the name of a service that is gone, if the device knows it */
  name: string | undefined;
}

const reasons = {
  gone: 'No está publicado.',
  offline: 'No está guardado en este dispositivo.',
  failed: 'No pudimos cargarlo.',
};

/** Shows the picture of a service and a button to remove it from the comparison. */
export function ColumnPicture({ column, name, onRemove }: ColumnProps & { onRemove: (id: number) => void }) {
  const { id, service } = column;
  const image = service?.images.find(({ is_main }) => is_main) ?? service?.images[0];
  return (
    <div className="relative aspect-3/2 overflow-hidden rounded-card bg-sunken">
      {service ? (
        <Picture
          src={image?.card_url}
          alt=""
          name={service.title}
          width={480}
          height={320}
          instead={<ServiceCover of={{ ...service, provider_image: service.provider.profile_image }} />}
          className="absolute inset-0 h-full!"
        />
      ) : (
        <span className="absolute inset-0 flex items-center justify-center text-muted">
          {column.reason === 'offline' ? (
            <WifiOff size={28} aria-hidden="true" />
          ) : (
            <SearchX size={28} aria-hidden="true" />
          )}
        </span>
      )}
      <button
        type="button"
        aria-label={`Quitar de la comparación: ${service?.title ?? name ?? 'servicio no disponible'}`}
        onClick={() => onRemove(id)}
        className="absolute top-1 right-1 flex size-11 items-center justify-center rounded-pill bg-surface/95 shadow-card hover:bg-surface focus-visible:rounded-pill sm:top-2 sm:right-2"
      >
        <X size={20} aria-hidden="true" />
      </button>
    </div>
  );
}

/** Shows the service's name and provider, or why the service is not there. */
export function ColumnTitle({ column, name, onRetry }: ColumnProps & { onRetry: () => void }) {
  const { id, service } = column;
  if (service) {
    return (
      <>
        <Link
          to={address`/servicios/${id}`}
          className="line-clamp-3 font-bold font-heading text-link leading-tight underline-offset-4 hover:underline sm:text-xl"
        >
          {service.title}
        </Link>
        <span className="mt-1 line-clamp-1 text-muted">{service.provider_name}</span>
        <PauseBadge pause={service.pause} />
        {!service.listed && !service.pause && (
          <span className="block text-warn-ink">No está publicado. Solo lo ves vos.</span>
        )}
      </>
    );
  }
  return (
    <>
      {name && <span className="line-clamp-2 font-bold font-heading">{name}</span>}
      <span className="block text-muted">{reasons[column.reason]}</span>
      {column.reason !== 'gone' && (
        <Button variant="ghost" size="sm" onClick={onRetry} className="-ml-3">
          Reintentar
        </Button>
      )}
    </>
  );
}

/** Shows the ways to reach the provider, except to the owner of the service. */
export function ColumnContact({ column: { service } }: { column: Column }) {
  const account = useAccount();
  if (!service) return null;
  if (account?.id === service.provider_id) return <span className="text-muted">Es tu servicio.</span>;
  const { id, page_token, title, provider } = service;
  const page = { of: 'service', id, page_token, title } as const;
  return (
    <div className="flex flex-col gap-2">
      <ContactButton
        provider={provider}
        title={title}
        from={page}
        on="detail"
        size="md"
        wide
        className="gap-1.5! px-1.5! text-sm! sm:gap-2! sm:text-base!"
        label={
          <>
            <span aria-hidden="true">WhatsApp</span>
            <VisuallyHidden>Escribir por WhatsApp: {title}</VisuallyHidden>
          </>
        }
      />
      <CallLink
        phone={provider.phone}
        callPhone={provider.call_phone}
        from={page}
        className="min-h-11! px-1.5! text-sm! sm:text-base!"
      />
    </div>
  );
}
