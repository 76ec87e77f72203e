import { address } from '@tero/shared/rules/text/address';
import CircleCheck from 'lucide-react/icons/circle-check';
import Share2 from 'lucide-react/icons/share-2';
import { useLocation } from 'react-router-dom';
import { Button } from '../../../ui/Button.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { shareService } from '../../services/card/share-service.ts';
import { useServicesOfProvider } from '../../services/provider-queries.ts';

/**
 * Shows the service that was just published, to look at and to share. Its id comes with the navigation (rule SVC-97).
 */
export function Published({ providerId }: { providerId: number }) {
  const { state } = useLocation() as { state: { published?: number } | null };
  const services = useServicesOfProvider(providerId).data ?? [];
  const service = services.find(({ id }) => id === state?.published);
  if (!service) return null;
  return (
    <section
      aria-label="Recién publicado"
      className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card bg-success-soft px-4 py-4 sm:px-6"
    >
      <CircleCheck size={28} aria-hidden="true" className="shrink-0 self-start text-success" />
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-bold font-heading text-lg text-success">Tu servicio está publicado</p>
        <p className="wrap-anywhere">{service.title}</p>
      </div>
      <div className="flex gap-3 max-sm:w-full max-sm:*:grow">
        <LinkButton to={address`/servicios/${service.id}`} variant="outline">
          Ver el servicio
        </LinkButton>
        <Button onClick={() => void shareService(service)}>
          <Share2 size={18} aria-hidden="true" />
          Compartir
        </Button>
      </div>
    </section>
  );
}
